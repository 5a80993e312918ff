import type { HeroImage } from '@glimmer/contract'
import { product } from '@glimmer/contract/product'
import { useEffect, useState } from 'react'
import { StartButton } from '#member/start-button.tsx'
import { api } from '#platform/api/client.ts'
import { paths } from '#platform/paths.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { Scene } from '#platform/ui/scene.tsx'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import classes from './hero.module.css'
import type { SpokenLine } from './try/spoken-line.ts'
import { spokenLines } from './try/spoken-lines.ts'
import { TryLine } from './try/try-line.tsx'

const [first] = spokenLines

/** Keeps the sun clear of the text, and above the bar. */
const horizon = 676
const sun = { x: 1068, y: 582, radius: 112 }

/** The headline over the scene, and a line to try: choosing another theme changes the line and the scene. */
export function Hero() {
  const [line, setLine] = useState<SpokenLine>()
  return (
    <section className={`stage behind-header ${classes.hero}`}>
      <Scene className={`cover ${classes.scene}`} seed={11} horizon={horizon} sun={sun} shimmer />
      <HeroPicture />
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
                Learn More<VisuallyHidden> about how {product.name} works</VisuallyHidden>
              </span>
            </LinkButton>
          </div>
        </div>
        {first && <TryLine line={line ?? first} onChoose={setLine} />}
      </div>
    </section>
  )
}

type Photo = Extract<HeroImage, { kind: 'photo' }>

/**
 * A new picture on each visit, over the scene the page loads with, which stays if no picture is available. A photo is
 * loaded from its service and shown with its credit.
 */
function HeroPicture() {
  const image = useHeroImage()
  if (image?.kind === 'photo') return <PhotoPicture photo={image} />
  if (image)
    return (
      <Scene className={`cover ${classes.heroPictureScene}`} seed={image.seed} horizon={horizon} sun={sun} shimmer />
    )
  return null
}

function useHeroImage() {
  const [image, setImage] = useState<HeroImage>()
  useEffect(() => {
    const abort = new AbortController()
    api('GET /hero-image', { signal: abort.signal }).then(setImage, () => undefined)
    return () => abort.abort()
  }, [])
  return image
}

function PhotoPicture({ photo: { sources, colour, credit } }: { photo: Photo }) {
  const [state, setState] = useState<'loading' | 'there' | 'missing'>('loading')
  if (state === 'missing') return null
  return (
    <>
      <img
        ref={(element) => {
          if (element) element.style.backgroundColor = colour
        }}
        className={`cover ${classes.photo}`}
        data-state={state}
        alt=""
        sizes="100vw"
        srcSet={sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        src={sources[0]?.url}
        onLoad={() => setState('there')}
        onError={() => setState('missing')}
      />
      <p className={classes.credit}>
        Photo by <a href={credit.photographerUrl}>{credit.photographer}</a> on{' '}
        <a href={credit.serviceUrl}>{credit.service}</a>
      </p>
    </>
  )
}
