import { useEffect, useId } from 'react'
import { Button, IconButton } from './button.tsx'
import { CloseIcon } from './icons.tsx'
import { useFocusInSight, useNoteKey, useStay, useWayBack } from './rest-on-toast.ts'
import { type Toast, useNotes } from './toast-queue.ts'
import classes from './toast-region.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

interface NotePlaceProps {
  /** The page's own place; every other one is in a window over it. */
  isPage?: boolean
  /** At the head of a window whose foot is in use all along. */
  atHead?: boolean
}

/**
 * Where notes come up: one for the page, and one for every window. It is there before they are, so that they are read
 * out. F6 leads to a note and back.
 */
export function NotePlace({ isPage = false, atHead }: NotePlaceProps) {
  const notes = useNotes()
  const id = useId()
  const enter = notes?.enter
  useEffect(() => (isPage ? undefined : enter?.(id)), [isPage, enter, id])
  const note = notes?.top === (isPage ? undefined : id) ? notes?.shown : undefined
  const { place, noteOrigin, goBack } = useWayBack()
  useStay(note, notes?.close, place)
  useFocusInSight(note)
  useNoteKey(note !== undefined, () => {
    if (!goBack()) place.current?.querySelector('button')?.focus()
  })
  const end = (deed?: () => void) => {
    deed?.()
    goBack()
    notes?.close()
  }
  const named = note && { role: 'region', 'aria-label': 'Note' }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes where the focus came from.
    <div ref={place} {...named} className={classes.place} data-head={atHead} onFocus={noteOrigin}>
      <output aria-live="polite" aria-atomic="false">
        {[note, note?.also].map((one) => one && <Words key={one.nth} note={one} />)}
      </output>
      {note && <Actions note={note} onEnd={end} />}
    </div>
  )
}

const Words = ({ note: { message, action } }: { note: Toast }) => (
  <p className={classes.message}>
    {message}
    {action && <VisuallyHidden> {action.label}: F6.</VisuallyHidden>}
  </p>
)

const Actions = ({ note: { action }, onEnd }: { note: Toast; onEnd: (deed?: () => void) => void }) => (
  <>
    {action && (
      <>
        <span className={classes.key} aria-hidden="true">
          F6
        </span>
        <Button variant="ghost" small aria-keyshortcuts="F6" onClick={() => onEnd(action.onPress)}>
          {action.label}
        </Button>
      </>
    )}
    <IconButton variant="plain" label="Dismiss" icon={<CloseIcon />} onClick={() => onEnd()} />
  </>
)
