import { useEffect } from 'react'
import { Button, IconButton } from '#platform/ui/button.tsx'
import { DiceIcon, RedoIcon, ResetIcon, UndoIcon } from '#platform/ui/tool-icons.tsx'
import classes from './studio.module.css'
import type { Studio } from './use-studio.ts'

/** Undo, redo, a random avatar, and start over; undo and redo have keyboard shortcuts too. */
export function Toolbar({ studio }: { studio: Studio }) {
  useUndoKeys(studio)
  return (
    <div className={`veil actions center gap-xs ${classes.toolbar}`} role="toolbar" aria-label="Changes">
      <IconButton
        variant="plain"
        label="Undo"
        title="Undo (Ctrl+Z)"
        icon={<UndoIcon />}
        aria-disabled={!studio.canUndo}
        onClick={studio.undo}
      />
      <IconButton
        variant="plain"
        label="Redo"
        title="Redo (Ctrl+Shift+Z)"
        icon={<RedoIcon />}
        aria-disabled={!studio.canRedo}
        onClick={studio.redo}
      />
      <Button variant="plain" small onClick={studio.randomise}>
        <DiceIcon /> Surprise me
      </Button>
      <IconButton
        variant="plain"
        label="Start over"
        title="Start over"
        icon={<ResetIcon />}
        aria-disabled={!studio.canUndo}
        onClick={studio.reset}
      />
    </div>
  )
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')

/** The action of a key press, if any. */
function actionOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>) {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return undefined
  const key = event.key.toLowerCase()
  if (key === 'y') return 'redo'
  return key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : undefined
}

/** Ctrl or Command with Z undoes, with Shift and Z or with Y redoes; not in a text field, which has its own undo. */
function useUndoKeys(actions: { undo: () => void; redo: () => void }) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = isTyping(event.target) ? undefined : actionOf(event)
      if (!action) return
      event.preventDefault()
      actions[action]()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
