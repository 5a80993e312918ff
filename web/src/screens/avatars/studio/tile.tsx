import type { ReactNode } from 'react'
import { LockIcon } from '#platform/ui/icons.tsx'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import classes from './tile.module.css'

interface TileProps {
  /** The group it is one of. */
  group: string
  label: string
  checked: boolean
  /** The picture; nothing while it is on its way. */
  picture: string | undefined
  /** Shows the middle of the picture, larger. */
  close?: boolean | undefined
  locked?: boolean | undefined
  onChoose: () => void
  /** Words under the picture, in sight. */
  children?: ReactNode
}

/** One of several pictures to choose from: a radio button that looks like what it stands for. */
export const Tile = ({ group, label, checked, picture, close, locked, onChoose, children }: TileProps) => (
  <label className={classes.tile} title={label}>
    <input type="radio" name={group} checked={checked} onChange={onChoose} />
    <span className={classes.picture} data-close={close || undefined}>
      {picture && <img src={picture} alt="" width={96} height={96} draggable={false} />}
      {locked && (
        <span className={classes.lock}>
          <LockIcon />
        </span>
      )}
    </span>
    {children ?? <VisuallyHidden>{label}</VisuallyHidden>}
  </label>
)
