import { product } from '@glimmer/contract/product'
import { exampleRecent, publishedRules, type RuleGroup } from '@glimmer/critic/published-rules'
import { typeset } from '@glimmer/lib/typeset'
import { Link } from '#lib/router.tsx'
import { levelExamples } from '#modules/affirmations/words.ts'
import { paths } from '#platform/paths.ts'
import { Fold } from '#platform/ui/fold.tsx'
import { Prose } from '#platform/ui/prose.tsx'
import { CriticBox } from './critic-box.tsx'
import classes from './how-lines-are-written.module.css'

/** How lines are written and which are refused, with the critic to try: Glimmer's own rules, published. */
export const HowLinesAreWritten = () => (
  <Prose
    title="How lines are written"
    lead={`${product.name}’s own lines were written and checked with AI. A line that a language model writes for you is read by nobody first. A critic, a list of rules, reads all of them before you do, whoever wrote them.`}
  >
    <h2>Try the critic</h2>
    <p>Type a line you might say to yourself, and see what it says.</p>
    <CriticBox />
    <h2>Five steps</h2>
    <p>
      A line can’t help if you don’t believe it. So there are five steps, from the gentlest to the boldest. You start on
      the second, and move when you say that a line feels true, or is too much.
    </p>
    <ol>
      {levelExamples.map(({ name, line }) => (
        <li key={name}>{`${name}: “${line}”`}</li>
      ))}
    </ol>
    <h2>What a reader asks</h2>
    <p>
      The critic checks how a line is made. It can’t tell whether it makes sense. That takes a reader, who asks about
      each one:
    </p>
    <ul>
      <li>Is it about something inside: a feeling, a need, a limit, something you can do?</li>
      <li>Could you say it aloud on an ordinary hard day, and mean it?</li>
      <li>Does a picture in it carry the feeling, or is it only an object?</li>
      <li>Is it true now, or within reach today?</li>
      <li>Does it fit the time of day and what’s happening, without assuming anything?</li>
      <li>Does it sound good in a voice, in one breath or two?</li>
      <li>Do thirty in a row sound like one thoughtful person?</li>
    </ul>
    <Pair {...withoutSense} />
    <p>The critic would have let the first one through. The reader did not.</p>
    <h2>What is refused</h2>
    <p>
      These are the critic’s own rules, all of them. Each stands beside a line that breaks it and one that says it
      better.
    </p>
    <div>
      {publishedRules.map((group, index) => (
        <Rules key={group.title} group={group} open={index === 0} />
      ))}
    </div>
    <p>
      Rules can be wrong: they refuse some lines that would have been good. We would rather lose those. Your own lines
      are never refused for their style. <Link to={paths.about()}>What {product.name} is, and what it is not</Link>
    </p>
  </Prose>
)

const Rules = ({ group: { title, rules, severity }, open }: { group: RuleGroup; open: boolean }) => (
  <Fold title={title} open={open}>
    {severity === 'soft' && <p>A line may break one of these, not two.</p>}
    {rules.map(({ code, says, refused, instead }) => (
      <section key={code} className={`stack gap-s ${classes.rule}`}>
        <p>{says}</p>
        {code === 'repeated' && (
          <p className={`muted ${classes.note}`}>{typeset(`Heard lately: "${exampleRecent.join(' ')}"`)}</p>
        )}
        <Pair refused={refused} instead={instead} label={severity === 'soft' ? 'Forgiven' : 'Refused'} />
      </section>
    ))}
  </Fold>
)

interface PairProps {
  refused: string
  instead: string
  label?: 'Refused' | 'Forgiven'
}

/** A line that breaks a rule, and one that says it better. */
const Pair = ({ refused, instead, label = 'Refused' }: PairProps) => (
  <dl className={classes.pair}>
    <dt>{label}</dt>
    <dd>{typeset(refused)}</dd>
    <dt className={classes.better}>Better</dt>
    <dd>{typeset(instead)}</dd>
  </dl>
)

/** A line that passes every rule but makes no sense, and a better one. */
export const withoutSense = {
  refused: "When someone asks how it went, I'll think of the hands behind my coat.",
  instead: "When someone asks how it went, I'll say as much as I want to.",
} as const
