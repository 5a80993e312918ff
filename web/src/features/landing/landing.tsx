import { plans } from '@glimmer/contract/plans'
import { Navigate } from 'react-router'
import { useAccount } from '../../app/account.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Scene } from '../../ui/scene.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Ladder } from './ladder.tsx'
import classes from './landing.module.css'

/** SPEC section 2, "Landing page". Whoever is signed in goes on to the dashboard. */
export function Landing() {
  const signedIn = useAccount().status === 'signed-in'
  return (
    <>
      {signedIn && <Navigate to={paths.dashboard()} replace />}
      <Hero signedIn={signedIn} />
      <Features />
      <Ladder />
      <section className={classes.closing}>
        <Scene
          className={classes.closingScene}
          seed={23}
          horizon={700}
          sun={{ x: 720, y: 640, radius: 70 }}
          stars={70}
        />
        <h2>Tomorrow can start softly</h2>
        <p>Free to begin. {plans.free.limits.affirmations} affirmations a month, no card needed.</p>
        <LinkButton to={signedIn ? paths.dashboard() : paths.signUp()}>
          {signedIn ? 'Go to Dashboard' : 'Sign Up Now'}
        </LinkButton>
      </section>
    </>
  )
}
