import type { Avatar } from '@glimmer/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { read } from '#platform/api/query.ts'
import { Button, IconButton } from '#platform/ui/button.tsx'
import { CheckIcon, PencilIcon } from '#platform/ui/icons.tsx'
import { BinIcon } from '#platform/ui/tool-icons.tsx'
import classes from '../avatars.module.css'
import type { AvatarDelete, AvatarSaver } from './use-avatar-saver.ts'

/** The id of the saved avatars' heading, so that the focus can be moved to it. */
export const headingId = 'saved-avatars'

interface SavedRowProps {
  saver: AvatarSaver
  deletion: AvatarDelete
  /** Whether the buttons to change and delete are shown. */
  managing: boolean
  onManage: (managing: boolean) => void
  /** Opens an avatar in the editor again. */
  onEdit: (avatar: Avatar) => void
}

/**
 * Moves the focus when an avatar is deleted: to the delete button of the next one, or to the heading if none is left.
 */
function passFocusOn(item: Element | null) {
  const next = item?.nextElementSibling ?? item?.previousElementSibling
  const place = next?.querySelector<HTMLElement>('[data-delete]') ?? document.getElementById(headingId)
  place?.focus()
}

/** The saved avatars: pressing one makes it the current one. "Manage" shows buttons to change and delete. */
export function SavedRow({ saver, deletion: { hidden, remove }, managing, onManage, onEdit }: SavedRowProps) {
  const { data } = useSuspenseQuery(read('GET /avatars/saved'))
  const items = data.items.filter(({ _id }) => !hidden.has(_id))
  return (
    <section className={classes.saved} aria-labelledby={headingId}>
      <header className="row baseline">
        <h2 id={headingId} className="size-m" tabIndex={-1}>
          Saved
        </h2>
        <span className="hint">
          {items.length} of {data.limit}
        </span>
        {items.length > 0 && (
          <Button variant="plain" small aria-pressed={managing} onClick={() => onManage(!managing)}>
            {managing ? 'Done' : 'Manage'}
          </Button>
        )}
      </header>
      {items.length >= data.limit && (
        <p className="muted">You’ve saved as many as there’s room for. Delete one to save another.</p>
      )}
      {items.length === 0 ? (
        <p className="muted">Nothing saved yet. Avatars you save appear here, and you can switch whenever you like.</p>
      ) : (
        <ul className={classes.row}>
          {items.map((avatar) => (
            <SavedAvatar
              key={avatar._id}
              avatar={avatar}
              managing={managing}
              onUse={() => void saver.use(avatar._id)}
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
  onUse: () => void
  onEdit: () => void
  onRemove: () => void
}

function SavedAvatar({ avatar: { alt, imageUrl, isCurrent, config }, managing, ...handlers }: SavedAvatarProps) {
  const remove = (event: MouseEvent<HTMLElement>) => {
    passFocusOn(event.currentTarget.closest('li'))
    handlers.onRemove()
  }
  return (
    <li data-current={isCurrent || undefined}>
      <button
        type="button"
        className={classes.picture}
        aria-label={`Use: ${alt}`}
        aria-pressed={isCurrent}
        title={alt}
        onClick={handlers.onUse}
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
              onClick={handlers.onEdit}
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
          <span>{isCurrent ? 'Current' : 'Use'}</span>
        </span>
      )}
    </li>
  )
}
