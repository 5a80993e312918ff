import { typeset } from '#lib/typeset.ts'
import { useWrite } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'

/** One tap to a gentle line, shown in its place: free, and the mood it is asked with is not kept. */
export function GentleLine() {
  const ask = useWrite('POST /affirmations/today')
  return (
    <div aria-live="polite">
      {ask.data ? (
        <p>{typeset(ask.data.text)}</p>
      ) : (
        <Button variant="ghost" aria-disabled={ask.isPending} onClick={() => ask.mutate({ body: { mood: 'heavy' } })}>
          A gentle line
        </Button>
      )}
      {ask.error && <p>There’s no line just now. The numbers above are there.</p>}
    </div>
  )
}
