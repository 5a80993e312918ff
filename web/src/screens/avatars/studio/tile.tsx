import type { ReactNode } from 'react'
import { LockIcon } from '#platform/ui/tool-icons.tsx'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import classes from './choices.module.css'

interface TileProps {
  /** The name of its radio group. */
  group: string
  label: string
  /** The picture's alternative text, where the label does not say what it shows. */
  alt?: string
  checked: boolean
  /** The picture; undefined while it loads. */
  picture: string | undefined
  /** Enlarges the middle of the picture. */
  close?: boolean | undefined
  locked?: boolean | undefined
  onChoose: () => void
  /** Visible text under the picture. */
  children?: ReactNode
}

/** A radio button shown as a picture. */
export const Tile = ({ group, label, alt = '', checked, picture, close, locked, onChoose, children }: TileProps) => (
  <label className={classes.tile} title={label}>
    <input className="unseen" type="radio" name={group} checked={checked} onChange={onChoose} />
    <span className={classes.picture} data-close={close || undefined}>
      {picture && <img src={picture} alt={alt} width={96} height={96} draggable={false} />}
      {locked && (
        <span className={`middle ${classes.lock}`}>
          <LockIcon />
        </span>
      )}
    </span>
    {children ?? <VisuallyHidden>{label}</VisuallyHidden>}
  </label>
)
