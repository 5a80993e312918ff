import { product } from '@glimmer/contract/product'
import { useQuery } from '@tanstack/react-query'
import { read, useWrite } from '#platform/api/query.ts'
import { Button, IconButton } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { CloseIcon, PlayIcon } from '#platform/ui/icons.tsx'
import classes from './tutorial.module.css'
import { hasTutorial, openTutorial, useTutorial } from './tutorial.tsx'

/** How many days somebody is new. */
const newDays = 7

/** Offers the tutorial to new users who have neither started nor dismissed it. */
export function TutorialOffer() {
  const { data } = useQuery(read('GET /users/tutorial/status'))
  const { data: visits } = useQuery(read('GET /users/days'))
  const dismiss = useWrite('POST /users/tutorial/dismiss')
  const untouched = useTutorial() === 'untouched'
  if (!hasTutorial() || !visits || visits.days > newDays) return null
  if (data?.status !== 'not_started' || !untouched || !dismiss.isIdle) return null
  return (
    <Card as="section" className={`row gap-s ${classes.offer}`} aria-label="Tutorial">
      <p>New here? See what a day with {product.name} looks like, in about a minute.</p>
      <Button variant="ghost" small onClick={openTutorial}>
        <PlayIcon />
        Watch the film
      </Button>
      <IconButton
        variant="plain"
        label="Don’t offer this again"
        icon={<CloseIcon />}
        onClick={() => dismiss.mutate({})}
      />
    </Card>
  )
}
