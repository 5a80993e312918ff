import { plans } from '@glimmer/contract/plans'
import { useState } from 'react'
import { Navigate } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { StartButton } from '#member/start-button.tsx'
import { levelExamples } from '#modules/affirmations/words.ts'
import { paths } from '#platform/paths.ts'
import { Chip } from '#platform/ui/choices.tsx'
import { ClosingCall } from '#platform/ui/closing-call.tsx'
import { Bloom, MonthArc, ThreeScenes } from './art.tsx'
import classes from './features.module.css'
import { Hero } from './hero.tsx'

/** The landing page. Signed-in users are redirected to the dashboard. */
export function Landing() {
  const signedIn = useAccount().status === 'signed-in'
  return (
    <>
      {signedIn && <Navigate to={paths.dashboard()} replace />}
      <Hero />
      <Features />
      <Ladder />
      <ClosingCall
        title="Tomorrow can start softly"
        words={`Free to begin. ${plans.free.limits.affirmations} affirmations a month, no card needed.`}
      >
        <StartButton words="Sign Up Now" />
      </ClosingCall>
    </>
  )
}

/** Three cards that say what the product does. */
const Features = () => (
  <section className={`page ${classes.features}`}>
    <div className={`stack ${classes.head}`}>
      <h2 className="size-l">Words you can actually believe</h2>
      <p className="lead">Glimmer starts with what you can believe today, one line at a time.</p>
    </div>
    <div className={classes.cards}>
      <article className={classes.wide}>
        <Bloom />
        <div className={`stack gap-s ${classes.words}`}>
          <h3 className="size-m">AI-Generated Affirmations</h3>
          <p>
            Say how today feels with a tap or two. You get a line for that: written with AI’s help and picked for you,
            or written for you by a language model. Each line says which.
          </p>
        </div>
      </article>
      <article className={classes.narrow}>
        <ThreeScenes />
        <div className={`stack gap-s ${classes.words}`}>
          <h3 className="size-m">Personalized Experience</h3>
          <p>Your themes, your own way of putting things, a voice you like, and a scene for each theme.</p>
        </div>
      </article>
      <article className={classes.full}>
        <div className={`stack gap-s ${classes.words}`}>
          <h3 className="size-m">Daily Wellbeing</h3>
          <p>One line each morning, at your own pace. Miss a day and nothing is lost.</p>
        </div>
        <MonthArc />
      </article>
    </div>
  </section>
)

/** The believability ladder to try before signing up: choosing a level shows a line of that level. */
function Ladder() {
  const [chosen, setChosen] = useState<(typeof levelExamples)[number]>(levelExamples[1])
  return (
    <section className={`stack centred ${classes.ladder}`} aria-labelledby="ladder">
      <h2 id="ladder">How bold should it be?</h2>
      <p className={classes.line} aria-live="polite">
        {chosen.line}
      </p>
      <fieldset className={`actions center gap-s ${classes.levels}`}>
        <legend>From gentle to bold</legend>
        {levelExamples.map((each) => (
          <Chip key={each.name} pressed={each === chosen} onClick={() => setChosen(each)}>
            {each.name}
          </Chip>
        ))}
      </fieldset>
    </section>
  )
}
