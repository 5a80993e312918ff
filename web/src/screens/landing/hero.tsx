import { useEffect, useState } from 'react'
import { StartButton } from '#member/start-button.tsx'
import { paths } from '#platform/paths.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { Scene } from '#platform/ui/scene.tsx'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import classes from './hero.module.css'
import type { HeroPicture } from './hero-picture.tsx'
import type { SpokenLine } from './try/spoken-line.ts'
import { spokenLines } from './try/spoken-lines.ts'
import { TryLine } from './try/try-line.tsx'

const [first] = spokenLines

/** Keeps the sun clear of the text, and above the bar. */
const horizon = 676
const sun = { x: 1068, y: 582, radius: 112 }

/** The picture of this visit, loaded after everything else. */
function VisitPicture() {
  const [Picture, setPicture] = useState<typeof HeroPicture>()
  useEffect(() => {
    import('./hero-picture.tsx').then(
      (m) => setPicture(() => m.HeroPicture),
      () => undefined,
    )
  }, [])
  return Picture && <Picture sun={sun} horizon={horizon} />
}

/** The headline over the scene, and a line to try: choosing another theme changes the line and the scene. */
export function Hero() {
  const [line, setLine] = useState<SpokenLine>()
  return (
    <section className={`stage behind-header ${classes.hero}`}>
      <Scene className={`cover ${classes.scene}`} seed={11} horizon={horizon} sun={sun} shimmer />
      <VisitPicture />
      {line && (
        <Scene
          key={line.theme}
          className={`cover ${classes.scene} ${classes.chosen}`}
          seed={line.theme}
          theme={line.theme}
          horizon={horizon}
          sun={sun}
          shimmer
        />
      )}
      <div className={`page ${classes.inner}`}>
        <div className={`stack ${classes.copy}`}>
          <h1>Nurture Your Wellbeing with Daily Affirmations</h1>
          <p className={classes.lead}>
            One quiet minute a day. A few true words, written for you and spoken in a voice you like.
          </p>
          <div className="actions">
            <StartButton />
            <LinkButton variant="quiet" to={paths.about()}>
              <span>
                Learn More<VisuallyHidden> about how Glimmer works</VisuallyHidden>
              </span>
            </LinkButton>
          </div>
        </div>
        {first && <TryLine line={line ?? first} onChoose={setLine} />}
      </div>
    </section>
  )
}
