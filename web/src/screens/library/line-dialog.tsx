import type { Affirmation } from '@glimmer/contract'
import { lineResponses } from '@glimmer/contract/lines'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FavoriteButton } from '#modules/affirmations/favorite-button.tsx'
import { responseWords, useResponse } from '#modules/affirmations/line-response.ts'
import { useFavorite } from '#modules/affirmations/use-favorite.ts'
import { hintOf, themeList } from '#modules/affirmations/words.ts'
import { SpokenLine } from '#modules/listening/spoken-line.tsx'
import { ShareButton } from '#modules/share/share-button.tsx'
import { read } from '#platform/api/query.ts'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Chip } from '#platform/ui/choices.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { PencilIcon } from '#platform/ui/icons.tsx'
import { BinIcon, PlusIcon } from '#platform/ui/tool-icons.tsx'
import { EditLine } from './edit-line.tsx'
import lists from './library.module.css'
import classes from './line-row.module.css'

const AddDialog = onDemand(() => import('./collections/add-dialog.tsx').then((m) => m.AddDialog))

interface LineDialogProps {
  /** The line as it was in the list. */
  line: Affirmation
  onRemove: () => void
  onClose: () => void
}

/** One of the user's lines: to play, answer, favourite, share, add to a collection, edit or delete. */
export function LineDialog({ line: cached, onRemove, onClose }: LineDialogProps) {
  const { data: line = cached } = useQuery(read('GET /affirmations/{id}', { params: { id: cached._id } }))
  const favorite = useFavorite()
  const [editing, setEditing] = useState(false)
  const [adding, setAdding] = useState(false)
  return (
    <Dialog title={themeList(line.themes) || 'Your own line'} onClose={onClose}>
      <div className={`stack ${classes.inside}`}>
        {editing ? (
          <EditLine line={line} onDone={() => setEditing(false)} />
        ) : (
          <>
            <SpokenLine line={line} onFavorite={() => favorite(line)}>
              <span className={classes.beside}>
                <ShareButton line={line} />
                <FavoriteButton line={line} />
              </span>
            </SpokenLine>
            <p className={classes.why}>{hintOf(line)}</p>
            <Answers line={line} />
            <div className="actions gap-s">
              <Button variant="ghost" small onClick={() => setAdding(true)}>
                <PlusIcon />
                Add to a collection
              </Button>
              <Button variant="ghost" small onClick={() => setEditing(true)}>
                <PencilIcon />
                Edit the words
              </Button>
              <Button variant="ghost" small onClick={onRemove}>
                <BinIcon />
                Delete
              </Button>
            </div>
          </>
        )}
      </div>
      {adding && <AddDialog line={line} onClose={() => setAdding(false)} />}
    </Dialog>
  )
}

/** How a line feels; the answer can be given and changed at any time. */
function Answers({ line }: { line: Affirmation }) {
  const { respond, isPending } = useResponse()
  return (
    <fieldset className={lists.answers}>
      <legend>How does that feel?</legend>
      {lineResponses.map((response) => (
        <Chip
          key={response}
          pressed={line.response === response}
          onClick={() => !isPending && line.response !== response && void respond(line, response)}
        >
          {responseWords[response].name}
        </Chip>
      ))}
    </fieldset>
  )
}
