import type { Avatar } from '@glimmer/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { read } from '#platform/api/query.ts'
import { Button, IconButton } from '#platform/ui/button.tsx'
import { CheckIcon } from '#platform/ui/icons.tsx'
import { BinIcon, PencilIcon } from '#platform/ui/tool-icons.tsx'
import classes from './saved-row.module.css'
import type { AvatarRemoval } from './use-avatar-removal.ts'
import type { Keep } from './use-keep.ts'

/** What is saved has its heading here, for those who lead to it. */
export const headingId = 'saved-avatars'

interface SavedRowProps {
  keep: Keep
  removal: AvatarRemoval
  /** Whether the ways to change and delete are shown. */
  managing: boolean
  onManage: (managing: boolean) => void
  /** Opens one in the editor again. */
  onEdit: (avatar: Avatar) => void
}

/** Where the focus goes when an avatar leaves the row: to the next one's way out, or to the heading over none. */
function passFocusOn(item: Element | null) {
  const next = item?.nextElementSibling ?? item?.previousElementSibling
  const place = next?.querySelector<HTMLElement>('[data-delete]') ?? document.getElementById(headingId)
  place?.focus()
}

/** What was saved: press one to use it. "Manage" shows the ways to change and delete. */
export function SavedRow({ keep, removal: { hidden, remove }, managing, onManage, onEdit }: SavedRowProps) {
  const { data } = useSuspenseQuery(read('GET /avatars/saved'))
  const items = data.items.filter(({ _id }) => !hidden.has(_id))
  return (
    <section className={classes.saved} aria-labelledby={headingId}>
      <header>
        <h2 id={headingId} tabIndex={-1}>
          Saved
        </h2>
        <span>
          {items.length} of {data.limit}
        </span>
        {items.length > 0 && (
          <Button variant="plain" small aria-pressed={managing} onClick={() => onManage(!managing)}>
            {managing ? 'Done' : 'Manage'}
          </Button>
        )}
      </header>
      {items.length >= data.limit && (
        <p className={classes.note}>Every place is taken. Delete one, and the next has room.</p>
      )}
      {items.length === 0 ? (
        <p className={classes.note}>Nothing saved yet. What you save waits here, and you can change back any time.</p>
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
  const remove = (event: MouseEvent<HTMLElement>) => {
    passFocusOn(event.currentTarget.closest('li'))
    does.onRemove()
  }
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
            data-delete
            onClick={remove}
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
