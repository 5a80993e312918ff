import type { Theme } from '@glimmer/contract'
import { Suspense } from 'react'
import { useMedia } from '#lib/use-media.ts'
import { hasOwnPicture } from '#member/offline/has-copies.ts'
import { optionalPart } from '#platform/boundaries/on-demand.tsx'
import { useLight } from '#platform/ui/scene/light.ts'
import { Backdrop } from '#platform/ui/scene.tsx'
import classes from './line-card.module.css'

const OwnBackdrop = optionalPart(() => import('#member/own-picture/picture-backdrop.tsx').then((m) => m.OwnBackdrop))

/**
 * The sun is over the water beside the text; in a narrow window it is below the text, where the week floats on the
 * water. Its reflection ends above the week's letters.
 */
const pictures = {
  wide: { horizon: 619, sun: { x: 1097, y: 540, radius: 112 }, reach: 0.42 },
  medium: { horizon: 590, sun: { x: 890, y: 548, radius: 82 }, reach: 0.2 },
  narrow: { horizon: 538, sun: { x: 1097, y: 516, radius: 60 }, reach: 0.12 },
}

/** The scene of Today, composed for the width of the window; or the user's own picture. */
export function LineScene({ seed, theme }: { seed: string; theme?: Theme | undefined }) {
  const isNarrow = useMedia('(max-width: 47.99rem)')
  const isMedium = useMedia('(max-width: 59.99rem)')
  const picture = pictures[isNarrow ? 'narrow' : isMedium ? 'medium' : 'wide']
  const scene = <Backdrop className={classes.scene} seed={seed} theme={theme} light={useLight()} {...picture} />
  if (!hasOwnPicture()) return scene
  return (
    <Suspense>
      <OwnBackdrop instead={scene} />
    </Suspense>
  )
}
