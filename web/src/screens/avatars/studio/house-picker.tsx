import { useEffect, useState } from 'react'
import { fetchStyle } from './fetch-style.ts'
import { houseSet, houseStyle } from './house-set.ts'
import type { LoadedStyle } from './loaded-style.ts'
import classes from './style-picker.module.css'
import { Tile } from './tile.tsx'
import type { Studio } from './use-studio.ts'

/** Ready-made avatars: each can be used as it is, or changed. */
export function HousePicker({ studio }: { studio: Studio }) {
  const style = useHouseStyle()
  return (
    <fieldset className={classes.group}>
      <legend>Start from one of these</legend>
      <div className={classes.strip}>
        {houseSet.map(({ about, config }) => (
          <span key={config.seed} className={classes.ready}>
            <Tile
              group="house"
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
function useHouseStyle() {
  const [style, setStyle] = useState<LoadedStyle>()
  useEffect(() => {
    let current = true
    fetchStyle(houseStyle).then(
      (loaded) => current && setStyle(loaded),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [])
  return style
}
