import { useEffect, useState } from 'react'
import { useInView } from '#lib/in-view.ts'
import { type AvatarDraft, presetSeeds, presetStyle } from './avatar-draft.ts'
import classes from './choices.module.css'
import { fetchStyle } from './fetch-style.ts'
import { variantLabel } from './labels.ts'
import type { LoadedStyle } from './loaded-style.ts'
import { Tile } from './tile.tsx'
import type { Studio } from './use-studio.ts'

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
