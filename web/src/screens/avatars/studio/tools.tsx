import { Button, IconButton } from '#platform/ui/button.tsx'
import { DiceIcon, RedoIcon, ResetIcon, UndoIcon } from '#platform/ui/tool-icons.tsx'
import classes from './tools.module.css'
import type { Studio } from './use-studio.ts'

/** Back, forth, a surprise, and back to the beginning. */
export const Tools = ({ studio }: { studio: Studio }) => (
  <div className={classes.tools} role="toolbar" aria-label="Changes">
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
    <Button variant="plain" small onClick={studio.surprise}>
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
