import type { Avatar } from '@glimmer/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '../../../api/query.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import { BinIcon, PencilIcon } from '../../../ui/tool-icons.tsx'
import classes from './saved-row.module.css'
import type { Keep } from './use-keep.ts'
import { useRemoval } from './use-removal.ts'

interface SavedRowProps {
  keep: Keep
  /** Opens one in the editor again. */
  onEdit: (avatar: Avatar) => void
}

/** What was saved: press one to use it. "Manage" shows the ways to change and delete. */
export function SavedRow({ keep, onEdit }: SavedRowProps) {
  const { data } = useSuspenseQuery(read('GET /avatars/saved'))
  const { hidden, remove } = useRemoval()
  const [managing, setManaging] = useState(false)
  const items = data.items.filter(({ _id }) => !hidden.has(_id))
  return (
    <section className={classes.saved} aria-labelledby="saved-avatars">
      <header>
        <h2 id="saved-avatars">Saved</h2>
        <span>
          {items.length} of {data.limit}
        </span>
        {items.length > 0 && (
          <Button variant="plain" small aria-pressed={managing} onClick={() => setManaging(!managing)}>
            {managing ? 'Done' : 'Manage'}
          </Button>
        )}
      </header>
      {items.length === 0 ? (
        <p className={classes.empty}>Nothing saved yet. What you save waits here, and you can change back any time.</p>
      ) : (
        <ul className={classes.row}>
          {items.map((avatar) => (
            <SavedAvatar
              key={avatar._id}
              avatar={avatar}
              managing={managing}
              onWear={() => void keep.wear(avatar._id)}
              onEdit={() => onEdit(avatar)}
              onRemove={() => remove(avatar)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface SavedAvatarProps {
  avatar: Avatar
  managing: boolean
  onWear: () => void
  onEdit: () => void
  onRemove: () => void
}

function SavedAvatar({ avatar: { alt, imageUrl, isCurrent, config }, managing, ...does }: SavedAvatarProps) {
  return (
    <li data-current={isCurrent || undefined}>
      <button
        type="button"
        className={classes.picture}
        aria-label={`Use: ${alt}`}
        aria-pressed={isCurrent}
        title={alt}
        onClick={does.onWear}
      >
        <img src={imageUrl} alt="" width={72} height={72} loading="lazy" />
      </button>
      {managing ? (
        <span>
          {config && (
            <IconButton
              variant="plain"
              label={`Change: ${alt}`}
              title="Change"
              icon={<PencilIcon />}
              onClick={does.onEdit}
            />
          )}
          <IconButton
            variant="plain"
            label={`Delete: ${alt}`}
            title="Delete"
            icon={<BinIcon />}
            onClick={does.onRemove}
          />
        </span>
      ) : (
        <span aria-hidden="true">
          {isCurrent && <CheckIcon />}
          {isCurrent ? 'Current' : 'Use'}
        </span>
      )}
    </li>
  )
}
