import { type AvatarStyleId, avatarStyleIds, avatarStyles, opensStyle } from '@glimmer/contract/avatar-styles'
import type { Tier } from '@glimmer/contract/plans'
import { plans } from '@glimmer/contract/plans'
import { useEffect, useState } from 'react'
import { useInView } from '#lib/in-view.ts'
import { useSeesPlans } from '#member/upsell-pause.ts'
import { useOnline } from '#platform/api/connection.ts'
import classes from './choices.module.css'
import { fetchStyle } from './fetch-style.ts'
import { Tile } from './tile.tsx'

interface StylePickerProps {
  tier: Tier
  chosen: AvatarStyleId
  /** The same for every style, so that all draw the same avatar. */
  seed: string
  loading: AvatarStyleId | undefined
  onChoose: (id: AvatarStyleId) => void
}

/**
 * The styles side by side, each with a sample and its plan. Those of other plans can be tried too; whoever may not buy
 * one sees only the styles that are open, without plans.
 */
export function StylePicker({ tier, chosen, seed, loading, onChoose }: StylePickerProps) {
  const seesPlans = useSeesPlans()
  const offered = avatarStyleIds.filter((id) => seesPlans || opensStyle(tier, id))
  return (
    <fieldset className={classes.group} aria-busy={loading !== undefined}>
      <legend>Style</legend>
      <div className={classes.strip}>
        {offered.map((id) => (
          <StyleTile
            key={id}
            id={id}
            locked={!opensStyle(tier, id)}
            namesPlan={seesPlans}
            checked={id === (loading ?? chosen)}
            seed={seed}
            onChoose={() => onChoose(id)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface StyleTileProps {
  id: AvatarStyleId
  locked: boolean
  namesPlan: boolean
  checked: boolean
  seed: string
  onChoose: () => void
}

function StyleTile({ id, locked, namesPlan, checked, seed, onChoose }: StyleTileProps) {
  const [tile, inView] = useInView<HTMLSpanElement>('0px')
  const picture = useSample(id, seed, inView)
  const { name, about, tier } = avatarStyles[id]
  const plan = plans[tier].name
  return (
    <span ref={tile} className={classes.style}>
      <Tile group="style" label={about} checked={checked} picture={picture} locked={locked} onChoose={onChoose}>
        <span className={classes.name}>{name}</span>
        {namesPlan && <small>{plan}</small>}
      </Tile>
    </span>
  )
}

/** A sample of a style, once it is in view and loaded; a failed load is retried when the connection is back. */
function useSample(id: AvatarStyleId, seed: string, inView: boolean) {
  const [picture, setPicture] = useState<string>()
  const online = useOnline()
  useEffect(() => {
    if (!inView || !online) return
    let current = true
    fetchStyle(id)
      .then((style) => current && setPicture(style.draw(style.randomAvatar(seed))))
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [id, seed, inView, online])
  return picture
}
