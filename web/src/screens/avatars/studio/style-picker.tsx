import { type AvatarStyleId, avatarStyleIds, avatarStyles, opensStyle } from '@glimmer/contract/avatar-styles'
import { plans, type Tier } from '@glimmer/contract/plans'
import { useEffect, useState } from 'react'
import { useInView } from '#lib/in-view.ts'
import { useSeesPlans } from '#member/upsell-pause.ts'
import { useOnline } from '#platform/api/connection.ts'
import { type AvatarDraft, presetSeeds, presetStyle } from './avatar-draft.ts'
import classes from './choices.module.css'
import { fetchStyle } from './fetch-style.ts'
import { variantLabel } from './labels.ts'
import type { LoadedStyle } from './loaded-style.ts'
import { Tile } from './tile.tsx'
import type { Studio } from './use-studio.ts'

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

/** Ready-made avatars: each can be used as it is, or changed. */
export function PresetPicker({ studio }: { studio: Studio }) {
  const style = usePresetStyle()
  return (
    <fieldset className={classes.group}>
      <legend>Start from one of these</legend>
      <div className={classes.strip}>
        {presetSeeds.map((seed) => (
          <PresetTile key={seed} seed={seed} style={style} studio={studio} />
        ))}
      </div>
    </fieldset>
  )
}

interface PresetTileProps {
  seed: string
  style: LoadedStyle | undefined
  studio: Studio
}

/** One of them, drawn once it has been in view. */
function PresetTile({ seed, style, studio }: PresetTileProps) {
  const [tile, inView] = useInView<HTMLSpanElement>()
  const [draft, setDraft] = useState<AvatarDraft>()
  if (inView && style && !draft) setDraft(style.randomAvatar(seed))
  return (
    <span ref={tile} className={classes.preset}>
      <Tile
        group="preset"
        label={draft ? describe(draft) : 'Loading'}
        checked={studio.draft.seed === seed}
        picture={draft && style?.draw(draft)}
        onChoose={() => style && draft && studio.show({ style, draft })}
      />
    </span>
  )
}

/** What tells a preset from the others: its hair and clothes. */
const describe = ({ parts }: AvatarDraft) =>
  ['top', 'clothes'].map((part) => variantLabel(part, parts[part] ?? 'none')).join(', ')

/** The style of the presets; undefined until loaded. */
function usePresetStyle() {
  const [style, setStyle] = useState<LoadedStyle>()
  useEffect(() => {
    let current = true
    fetchStyle(presetStyle).then(
      (loaded) => current && setStyle(loaded),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [])
  return style
}
