import { useEffect, useState } from 'react'
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
        {presetAvatars.map(({ about, config }) => (
          <span key={config.seed} className={classes.ready}>
            <Tile
              group="preset"
              label={about}
              checked={studio.draft.seed === config.seed}
              picture={style?.draw(style.draftOf(config))}
              onChoose={() => void studio.edit(config)}
            />
          </span>
        ))}
      </div>
    </fieldset>
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
