import type { LineLink } from '@glimmer/contract'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { typeset } from '#lib/typeset.ts'
import { dayInWords } from '#modules/affirmations/words.ts'
import { featureMessage } from '#platform/api/errors.ts'
import { read, useWrite } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import classes from '../settings.module.css'

/** The lines that anybody with their link can read, listed so that none is forgotten. */
export function SharedLinks() {
  const { data } = useQuery(read('GET /users/links'))
  const list = useRef<HTMLElement>(null)
  const toast = useToast()
  const revoke = useWrite('DELETE /affirmations/{id}/link', {
    onSuccess: () => toast({ message: 'The link is off. It no longer opens your line.' }),
    onError: (error) =>
      toast({ message: featureMessage(error, 'We couldn’t turn the link off just now. Please try again.') }),
  })
  const turnOff = ({ affirmationId: id }: LineLink) => {
    if (revoke.isPending) return
    revoke.mutate({ params: { id } })
    // The removed row contained the focused button, so the focus moves to the list.
    list.current?.focus({ preventScroll: true })
  }
  if (!data || data.items.length === 0) return null
  return (
    <section ref={list} className={classes.links} tabIndex={-1} aria-labelledby="shared-links">
      <h3 id="shared-links" className="subtitle">
        Lines you share by a link
      </h3>
      <ul className="lined">
        {data.items.map((link) => (
          <li key={link.affirmationId}>
            <span>
              <a href={link.url}>{typeset(link.text)}</a>
              <span className={`hint ${classes.since}`}>Shared {dayInWords(link.createdAt, new Date())}</span>
            </span>
            <Button variant="ghost" small onClick={() => turnOff(link)}>
              Turn off<VisuallyHidden>: {typeset(link.text)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
