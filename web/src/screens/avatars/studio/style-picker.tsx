import { type AvatarStyleId, avatarStyleIds, avatarStyles, opensStyle } from '@glimmer/contract/avatar-styles'
import type { Tier } from '@glimmer/contract/plans'
import { plans } from '@glimmer/contract/plans'
import { useEffect, useState } from 'react'
import { useInView } from '#lib/in-view.ts'
import { useOnline } from '#platform/api/connection.ts'
import { fetchStyle } from './fetch-style.ts'
import classes from './style-picker.module.css'
import { Tile } from './tile.tsx'

interface StylePickerProps {
  tier: Tier
  chosen: AvatarStyleId
  /** Gives every style the same person to draw. */
  seed: string
  waiting: AvatarStyleId | undefined
  onChoose: (id: AvatarStyleId) => void
}

/** The styles side by side, each with a face of its own; those of other plans can be tried too. */
export const StylePicker = ({ tier, chosen, seed, waiting, onChoose }: StylePickerProps) => (
  <fieldset className={classes.group} aria-busy={waiting !== undefined}>
    <legend>Style</legend>
    <div className={classes.strip}>
      {avatarStyleIds.map((id) => (
        <StyleTile
          key={id}
          id={id}
          locked={!opensStyle(tier, id)}
          checked={id === (waiting ?? chosen)}
          seed={seed}
          onChoose={() => onChoose(id)}
        />
      ))}
    </div>
  </fieldset>
)

interface StyleTileProps {
  id: AvatarStyleId
  locked: boolean
  checked: boolean
  seed: string
  onChoose: () => void
}

function StyleTile({ id, locked, checked, seed, onChoose }: StyleTileProps) {
  const [place, near] = useInView<HTMLSpanElement>('0px')
  const picture = useSample(id, seed, near)
  const { name, about, tier } = avatarStyles[id]
  const plan = plans[tier].name
  return (
    <span ref={place} className={classes.style}>
      <Tile group="style" label={about} checked={checked} picture={picture} locked={locked} onChoose={onChoose}>
        <span className={classes.name}>{name}</span>
        <small>{plan}</small>
      </Tile>
    </span>
  )
}

/** A face in a style, once it is wanted and the style has come; one that did not come is asked for again when online. */
function useSample(id: AvatarStyleId, seed: string, wanted: boolean) {
  const [picture, setPicture] = useState<string>()
  const online = useOnline()
  useEffect(() => {
    if (!wanted || !online) return
    let here = true
    fetchStyle(id)
      .then((style) => here && setPicture(style.draw(style.surprise(seed))))
      .catch(() => undefined)
    return () => {
      here = false
    }
  }, [id, seed, wanted, online])
  return picture
}
