import { useEffect, useState } from 'react'
import { useInView } from '#lib/in-view.ts'
import { fetchStyle } from './fetch-style.ts'
import type { LoadedStyle } from './loaded-style.ts'
import { presetAvatars, presetStyle } from './preset-avatars.ts'
import classes from './style-picker.module.css'
import { Tile } from './tile.tsx'
import type { Studio } from './use-studio.ts'

/** Ready-made avatars: each can be used as it is, or changed. */
export function PresetPicker({ studio }: { studio: Studio }) {
  const style = usePresetStyle()
  return (
    <fieldset className={classes.group}>
      <legend>Start from one of these</legend>
      <div className={classes.strip}>
        {presetAvatars.map((preset) => (
          <PresetTile
            key={preset.config.seed}
            preset={preset}
            style={style}
            checked={studio.draft.seed === preset.config.seed}
            onChoose={() => void studio.edit(preset.config)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface PresetTileProps {
  preset: (typeof presetAvatars)[number]
  style: LoadedStyle | undefined
  checked: boolean
  onChoose: () => void
}

/** One of them, drawn once it has been in view. */
function PresetTile({ preset: { about, config }, style, checked, onChoose }: PresetTileProps) {
  const [tile, inView] = useInView<HTMLSpanElement>()
  const [seen, setSeen] = useState(false)
  if (inView && !seen) setSeen(true)
  const picture = seen ? style?.draw(style.draftOf(config)) : undefined
  return (
    <span ref={tile} className={classes.ready}>
      <Tile group="preset" label={about} checked={checked} picture={picture} onChoose={onChoose} />
    </span>
  )
}

/** The style of Glimmer's own avatars; undefined until loaded. */
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
