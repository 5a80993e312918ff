import { product } from '@glimmer/contract/product'
import { Link } from '#lib/router.tsx'
import { StartButton } from '#member/start-button.tsx'
import { levelExamples } from '#modules/affirmations/words.ts'
import { HelpLines } from '#modules/care/help-lines.tsx'
import { paths } from '#platform/paths.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { Prose } from '#platform/ui/prose.tsx'
import classes from './about.module.css'

/** An example of one rule: no orders. */
const refused = 'I should be further along by now.'
const instead = 'I’m allowed to be where I am with this.'

/** What Glimmer is and is not; the claims stay within what the evidence supports. */
export function About() {
  return (
    <Prose
      title="Small words, believable ones"
      lead={`${product.name} gives you one line a day that you can actually mean: chosen for how you are, read aloud if you like, and yours to keep.`}
    >
      <h2>What it is</h2>
      <p>
        Each morning there is a line waiting: today’s affirmation, free on every plan. When you want another, tap how
        you are and what’s happening, and {product.name} finds one to fit. Press play to hear it, with the words
        lighting up as they are said. Keep the ones that help.
      </p>
      <h2>How a line is written</h2>
      <p>
        A line that asks you to believe too much is easy to shrug off. So there are five steps, from gentle to bold, and
        you decide how far to go:
      </p>
      <ol>
        {levelExamples.map(({ name, line }) => (
          <li key={name}>{`${name}: “${line}”`}</li>
        ))}
      </ol>
      <p>
        Each is a short sentence or two about something close to you: a moment, an action, a thing you care about.
        Before you see it, a set of rules reads it and turns away big promises, comparison, pressure, and anything about
        looks, weight, money or cures. {product.name}’s own lines were written and checked with AI. Where a language
        model writes for you, nobody reads its line before you do; the rules and a check of its sense do. Every line
        says which it is: written with AI’s help and picked for you, written for you by a model, with its name, or your
        own.
      </p>
      <section className={`stack start ${classes.critic}`} aria-labelledby="critic">
        <h3 id="critic">See the critic for yourself</h3>
        <dl>
          <dt className="muted">It turns away</dt>
          <dd>“{refused}”</dd>
          <dt className="muted">It lets through</dt>
          <dd>“{instead}”</dd>
        </dl>
        <p>Every rule is published, with examples. Type a line of your own and see what the critic says.</p>
        <LinkButton variant="ghost" to={paths.howLinesAreWritten()}>
          Try the critic
        </LinkButton>
      </section>
      <h2>What the evidence says</h2>
      <p>
        Studies that put many others together find that affirming what matters to you has a real but small effect on
        wellbeing, for some people, some of the time. It seems to come from values and from relevance to your own life,
        not from grand claims. That is what we build on.
      </p>
      <h2>What it does not say</h2>
      <p>
        No line heals an illness, lifts every mood or changes how your brain is made. Affirmations may not fit everyone.
        If one does not fit, change it or leave it: nothing is lost.
      </p>
      <h2>Who it is not for</h2>
      <p>
        {product.name} is not a medical service, not therapy, and not for a crisis. It is for people aged 13 and over,
        with a parent’s or guardian’s agreement until 18. If things are hard now, please talk to a person.{' '}
        <Link to={paths.help()}>These numbers</Link> are one press away on every screen:
      </p>
      <HelpLines />
      <p className={`actions ${classes.onward}`}>
        <StartButton />
        <LinkButton variant="ghost" to={paths.pricing()}>
          See plans
        </LinkButton>
      </p>
    </Prose>
  )
}
