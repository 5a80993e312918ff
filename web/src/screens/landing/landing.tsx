import { plans } from '@glimmer/contract/plans'
import { product } from '@glimmer/contract/product'
import { useId, useState } from 'react'
import { Navigate } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { StartButton } from '#member/start-button.tsx'
import { levelExamples } from '#modules/affirmations/words.ts'
import { paths } from '#platform/paths.ts'
import { Chip } from '#platform/ui/choices.tsx'
import { ClosingCall } from '#platform/ui/closing-call.tsx'
import { Scene } from '#platform/ui/scene.tsx'
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
      <p className="lead">{product.name} starts with what you can believe today, one line at a time.</p>
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

const petals = Array.from({ length: 12 }, (_, turn) => turn * 30)
const rings = [
  { reach: -46, rx: 30, ry: 62, half: 0 },
  { reach: -76, rx: 39, ry: 78, half: 15 },
  { reach: -106, rx: 48, ry: 94, half: 0 },
  { reach: -136, rx: 57, ry: 110, half: 15 },
]

const deep = { fill: 'var(--brand)', fillOpacity: 0.13 }
const pale = { fill: 'var(--brand-text)', fillOpacity: 0.2 }

/** Petals of light around a warm centre. */
const Bloom = () => (
  <svg
    className={classes.art}
    viewBox="0 0 640 300"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <g transform="translate(320 165) scale(.86)">
      {rings.map(({ reach, rx, ry, half }) => (
        <g key={reach} {...(half ? pale : deep)}>
          {petals.map((turn) => (
            <ellipse key={turn} cy={reach} rx={rx} ry={ry} transform={`rotate(${turn + half})`} />
          ))}
        </g>
      ))}
      <circle fill="#f7ca75" r="15" />
    </g>
  </svg>
)

const threeScenes = [
  { theme: 'sleep', seed: 52, stars: 30, sun: { x: 720, y: 540, radius: 110 }, horizon: 610 },
  { theme: 'confidence', seed: 63, stars: 0, sun: { x: 720, y: 590, radius: 120 }, horizon: 620 },
  { theme: 'self-kindness', seed: 41, stars: 30, sun: { x: 720, y: 560, radius: 110 }, horizon: 620 },
] as const

/** The same scene in the colours of three themes. */
const ThreeScenes = () => (
  <div className={classes.scenes}>
    {threeScenes.map((scene) => (
      <Scene key={scene.theme} className={classes.scene} {...scene} />
    ))}
  </div>
)

const days = Array.from({ length: 28 }, (_, day) => ({
  x: 60 + day * 26,
  y: Math.round(150 - Math.sin((day / 27) * Math.PI) * 88),
  lit: day < 19,
}))

/** A month as an arc of lights; those of the days the user came are lit. */
function MonthArc() {
  const glow = useId()
  return (
    <svg className={classes.month} viewBox="0 20 822 240" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id={glow} cy=".65">
          <stop offset="0" stopColor="#ffdca6" />
          <stop offset="1" stopColor="#7a1aff" />
        </radialGradient>
      </defs>
      {days.map(({ x, y, lit }, day) =>
        lit ? (
          <circle key={x} cx={x} cy={y} r="9" fill={`url(#${glow})`} opacity={(0.45 + (0.55 * day) / 18).toFixed(2)} />
        ) : (
          <circle key={x} cx={x} cy={y} r="6" fill="var(--line)" />
        ),
      )}
      <rect fill="var(--line)" x="60" y="196" width="702" height="2" rx="1" />
      <g fill="var(--brand-text)">
        <rect x="359" y="210" width="104" height="2.6" rx="1.3" opacity=".5" />
        <rect x="281" y="224" width="260" height="2.6" rx="1.3" opacity=".38" />
        <rect x="203" y="238" width="416" height="2.6" rx="1.3" opacity=".26" />
      </g>
    </svg>
  )
}
