import { maxLinesInFile } from '@glimmer/contract/lines'
import { product } from '@glimmer/contract/product'
import { type FormEvent, useState } from 'react'
import { formMessage, toApiError } from '#platform/api/errors.ts'
import { useWrite } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Field } from '#platform/ui/field.tsx'
import { FilePicker } from '#platform/ui/file-picker.tsx'
import { UploadIcon } from '#platform/ui/tool-icons.tsx'
import { type Found, isProblem, sortLines } from './found-lines.ts'
import { Preview, type Previewed } from './preview.tsx'
import { readLinesFile } from './read-file.ts'
import { readText } from './read-text.ts'

/** Brings lines from pasted text or a file: read on this device, shown with the critic's advice, and then saved. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [pasted, setPasted] = useState('')
  const [problem, setProblem] = useState<string>()
  const { previewed, busy, preview, back } = usePreview(setProblem)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) void preview(readText(pasted))
  }
  const open = (file: File) => void readLinesFile(file).then(preview)
  return (
    <Dialog title="Bring your lines" onClose={onClose}>
      {previewed ? (
        <Preview {...previewed} onBack={back} onDone={onClose} />
      ) : (
        <form className="stack gap-l" onSubmit={submit} noValidate>
          <Field
            label="Paste your lines"
            hint={`One on each row, up to ${maxLinesInFile}. You’ll see them before anything is saved.`}
            error={problem}
            multiline
            rows={5}
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
          />
          {pasted.trim() && (
            <div className="actions">
              <Button type="submit" aria-disabled={busy}>
                {busy ? 'Reading…' : 'See them first'}
              </Button>
            </div>
          )}
          <FilePicker
            icon={<UploadIcon />}
            title="Choose a file"
            types={['.txt', '.csv', '.tsv', '.zip', '.json', 'text/plain', 'text/csv']}
            onFile={open}
          >
            Text or CSV, or an export from {product.name}: your own lines and favourites come from it.
          </FilePicker>
        </form>
      )}
    </Dialog>
  )
}

/** Asks the server what would become of the lines that were found. */
function usePreview(onProblem: (problem: string | undefined) => void) {
  const [previewed, setPreviewed] = useState<Previewed>()
  const ask = useWrite('POST /affirmations/import/preview')
  async function preview(found: Found) {
    onProblem(undefined)
    if (isProblem(found)) return onProblem(found.problem)
    const { fit, unfit } = sortLines(found.lines)
    if (fit.length === 0) return onProblem(unfit[0]?.why)
    try {
      const { items, room } = await ask.mutateAsync({ body: { lines: fit } })
      const lines = items.flatMap((item, at) => (fit[at] ? [{ ...fit[at], ...item }] : []))
      setPreviewed({ lines, unfit, room })
    } catch (thrown) {
      onProblem(formMessage(toApiError(thrown)))
    }
  }
  return { previewed, busy: ask.isPending, preview, back: () => setPreviewed(undefined) }
}
