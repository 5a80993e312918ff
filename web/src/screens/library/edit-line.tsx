import type { Affirmation } from '@glimmer/contract'
import { useWrite } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import { LineForm } from './line-form.tsx'

/** Edits the text of a line. A line that was chosen or written for the user becomes their own. */
export function EditLine({ line, onDone }: { line: Affirmation; onDone: () => void }) {
  const toast = useToast()
  const save = useWrite('PUT /affirmations/{id}', {
    onSuccess: () => {
      toast({ message: 'Saved' })
      onDone()
    },
  })
  return (
    <LineForm
      label="Edit your line"
      hint={line.origin === 'own' ? 'Only you can see this.' : 'If you change the words, it becomes your own line.'}
      draftName={`edit.${line._id}`}
      saved={line.text}
      save={(body) => save.mutateAsync({ params: { id: line._id }, body })}
      busy={save.isPending}
      onUnchanged={onDone}
    >
      <div className="actions gap-s">
        <Button type="submit" small aria-disabled={save.isPending}>
          Save
        </Button>
        <Button variant="ghost" small onClick={onDone}>
          Cancel
        </Button>
      </div>
    </LineForm>
  )
}
