import { useEffect, useState } from 'react'
import { takeSharedText } from '#member/share-target.ts'
import { useCare } from '#modules/care/care-provider.tsx'
import { HelpStrip } from '#modules/care/help-strip.tsx'
import { useWrite } from '#platform/api/query.ts'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { Section } from '#platform/boundaries/section.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import classes from './library.module.css'
import { LineForm } from './line-form.tsx'
import { Lines } from './lines.tsx'
import type { ShelfProps } from './shelves.ts'

const ImportDialog = onDemand(() => import('./import/import-dialog.tsx').then((m) => m.ImportDialog))

/** The user's own lines, and a form to write another. */
export const OwnLines = (props: ShelfProps) => (
  // A new line appears below the form, where a toast at the bottom would cover its buttons.
  <div className={`stack ${classes.own}`} data-toasts="top">
    <OwnLine />
    <Section waiting={<Skeleton height="12rem" />}>
      <Lines
        {...props}
        route="GET /affirmations"
        query={{ origin: 'own' }}
        name="In your own words"
        empty="Nothing here yet. A line in your own words is often the one you believe."
      />
    </Section>
  </div>
)

/** A form for a line in the user's own words: free and unlimited. */
function OwnLine() {
  const care = useCare()
  const toast = useToast()
  const [importing, setImporting] = useState(false)
  const shared = useSharedText()
  const save = useWrite('POST /affirmations', {
    onSuccess: ({ care: softened }) => {
      care.showStrip(softened && 'own-line')
      toast({ message: 'Your line is saved.' })
    },
  })
  return (
    <div className="stack">
      <HelpStrip at="own-line" />
      <LineForm
        key={shared}
        shared={shared}
        label="Your own line"
        hint="Free, as many as you like."
        draftName="own-line"
        save={(body) => save.mutateAsync({ body })}
        busy={save.isPending}
      >
        <div className="actions gap-s">
          <Button type="submit" variant="ghost" small aria-disabled={save.isPending}>
            Keep it
          </Button>
          <Button variant="plain" small onClick={() => setImporting(true)}>
            Bring your lines
          </Button>
        </div>
      </LineForm>
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </div>
  )
}

/** Text that was shared to the installed app; undefined until it is known, and if there is none. */
function useSharedText() {
  const [shared, setShared] = useState<string>()
  useEffect(() => {
    takeSharedText(Date.now()).then(
      (text) => text !== undefined && setShared(text),
      () => undefined,
    )
  }, [])
  return shared
}
