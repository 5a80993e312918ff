import { useMutation } from '@tanstack/react-query'
import { savedMessage } from '#member/offline/has-copies.ts'
import { saveAsFavorite } from '#modules/affirmations/save-as-favorite.ts'
import type { VisitorFavorite } from '#modules/affirmations/visitor-favorite.ts'
import { Button } from '#platform/ui/button.tsx'
import { HeartIcon } from '#platform/ui/icons.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import { useErrorToast } from '#platform/use-error-toast.ts'
import classes from './favorites.module.css'

/** Three kinds of line, each of which can be made a favourite with one press. */
const samples: readonly VisitorFavorite[] = [
  { text: 'I’m allowed to rest before it’s finished.', theme: 'self-kindness' },
  { text: 'I can ask for a minute before I answer.', theme: 'courage' },
  { text: 'I’m learning to breathe out before I answer.', theme: 'calm' },
]

/** Shown while there are no favourites: how to add one, and lines to start with. */
export function EmptyFavorites() {
  const toast = useToast()
  const save = useMutation({
    mutationFn: saveAsFavorite,
    networkMode: 'always',
    onSuccess: () => toast({ message: savedMessage() }),
    onError: useErrorToast(),
  })
  return (
    <div className={`stack gap-xs ${classes.empty}`}>
      <h3>Nothing saved yet</h3>
      <p className="muted">
        When a line feels true, press its heart to keep it here, offline too. Perhaps one of these?
      </p>
      <ul className="actions gap-s" aria-label="Lines to begin with">
        {samples.map((line) => (
          <li key={line.text}>
            <Button
              variant="ghost"
              small
              aria-label={`Keep: ${line.text}`}
              aria-disabled={save.isPending}
              onClick={() => !save.isPending && save.mutate(line)}
            >
              <HeartIcon />
              {line.text}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
