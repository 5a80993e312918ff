import type { AccessToken } from '@glimmer/contract'
import { useRef } from 'react'
import { formatDate } from '#lib/format-time.ts'
import { dayInWords } from '#modules/affirmations/words.ts'
import { featureMessage } from '#platform/api/errors.ts'
import { useWrite } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import { useErrorToast } from '#platform/use-error-toast.ts'
import classes from '../settings.module.css'

/** What a token is, besides its name. */
const detailsOf = ({ use, prefix, byName, expiresAt, usedAt }: AccessToken, now: Date): string =>
  [
    use === 'api' ? `${prefix}…` : undefined,
    byName ? 'by name' : undefined,
    usedAt ? `last used ${dayInWords(usedAt, now)}` : 'not used yet',
    expiresAt && new Date(expiresAt) <= now ? 'has expired' : expiresAt && `works until ${formatDate(expiresAt)}`,
  ]
    .filter(Boolean)
    .join(' · ')

const failureOf = (error: unknown) => featureMessage(error, 'We couldn’t remove that just now. Please try again.')

interface TokenListProps {
  label: string
  tokens: readonly AccessToken[]
  /** Called when one was removed. */
  onRemoved: (token: AccessToken) => void
}

/** The user's private addresses or access tokens, each with a button that removes it; nothing if there are none. */
export function TokenList({ label, tokens, onRemoved }: TokenListProps) {
  const list = useRef<HTMLUListElement>(null)
  const toast = useToast()
  const revoke = useWrite('DELETE /users/access-tokens/{id}', { onError: useErrorToast(failureOf) })
  const remove = (token: AccessToken) => {
    if (revoke.isPending) return
    const onSuccess = () => {
      onRemoved(token)
      toast({ message: `“${token.name}” is removed. It no longer works.` })
    }
    revoke.mutate({ params: { id: token._id } }, { onSuccess })
    // The removed row contained the focused button, so the focus moves to the list.
    list.current?.focus({ preventScroll: true })
  }
  const now = new Date()
  if (tokens.length === 0) return null
  return (
    <div className={classes.links}>
      <ul ref={list} className="lined" tabIndex={-1} aria-label={label}>
        {tokens.map((token) => (
          <li key={token._id}>
            <span>
              {token.name}
              <span className={`hint ${classes.since}`}>{detailsOf(token, now)}</span>
            </span>
            <Button variant="ghost" small onClick={() => remove(token)}>
              Remove<VisuallyHidden>: {token.name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
