import type { HeroImage } from '@glimmer/contract'
import { useEffect, useState } from 'react'
import { api } from '#platform/api/client.ts'
import { Scene } from '#platform/ui/scene.tsx'
import classes from './hero.module.css'

type Photo = Extract<HeroImage, { kind: 'photo' }>

/**
 * A new picture on each visit, over the scene the page loads with, which stays if no picture is available. A photo is
 * loaded from its service and shown with its credit.
 */
export function HeroPicture({ sun, horizon }: { sun: { x: number; y: number; radius: number }; horizon: number }) {
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
