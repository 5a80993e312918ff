import type { VisitDay } from '@glimmer/contract'
import { product } from '@glimmer/contract/product'
import { useEffect, useState } from 'react'
import { formatDate, formatDay } from '#lib/format-time.ts'
import { useAccount } from '#member/account-context.tsx'
import { sharePicture } from '#modules/share/share-picture.ts'
import { useSharePicture } from '#modules/share/use-picture.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { useTheme } from '#platform/ui/theme.ts'
import { ShareIcon } from '#platform/ui/tool-icons.tsx'
import classes from './garden.module.css'

/** With fewer lights there is not much of a meadow to see. */
const minDays = 7

const noonOf = (day: string) => `${day}T12:00:00`
const bloomsIn = (days: readonly VisitDay[]) =>
  days.filter(({ affirmation }) => affirmation?.response === 'true').length

/** The picture of these days as an object URL, drawn again in the other theme. */
function useYearPicture(days: readonly VisitDay[], title: string, dates: string) {
  const avatarPath = useAccount().user?.imagePath
  const { dark } = useTheme()
  const [drawn, setDrawn] = useState<{ picture: Blob; url: string }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme's colours are read from the page.
  useEffect(() => {
    let isOver = false
    import('#modules/share/draw-year.ts')
      .then(({ drawYear }) => drawYear({ title, dates, days }, avatarPath))
      .then((picture) => isOver || setDrawn({ picture, url: URL.createObjectURL(picture) }))
      // Without a canvas there is no picture; the garden itself is above.
      .catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [days, title, dates, avatarPath, dark])
  useEffect(() => () => void (drawn && URL.revokeObjectURL(drawn.url)), [drawn])
  return drawn
}

/** A year of the meadow as a picture to keep or share: a light for each day, from the middle to the rim. */
export function YearFromAbove({ days }: { days: readonly VisitDay[] }) {
  const [first, last] = [days.at(0), days.at(-1)]
  return first && last && days.length >= minDays ? <Picture days={days} first={first.day} last={last.day} /> : null
}

function Picture({ days, first, last }: { days: readonly VisitDay[]; first: string; last: string }) {
  const title = `${days.length} days with ${product.name}`
  const isOneYear = first.slice(0, 4) === last.slice(0, 4)
  const dates = `${isOneYear ? formatDay(noonOf(first)) : formatDate(noonOf(first))} to ${formatDate(noonOf(last))}`
  const drawn = useYearPicture(days, title, dates)
  const { busy, share } = useSharePicture(
    async () => (drawn ? sharePicture(drawn.picture) : Promise.reject(new Error('nothing is drawn'))),
    'We couldn’t make the picture here. Your garden is safe.',
  )
  const blooms = bloomsIn(days)
  return (
    <Card as="section" className={`stack gap-sm start ${classes.year}`} aria-labelledby="from-above">
      <h2 id="from-above">From above</h2>
      <p className="muted">Your first light is in the middle, the latest at the rim.</p>
      <div className={classes.yearPicture}>
        {drawn && (
          <img
            src={drawn.url}
            alt={`${title}, ${dates}: a light for each${blooms > 0 ? `, ${blooms} in bloom` : ''}.`}
          />
        )}
      </div>
      <Button variant="quiet" small aria-busy={busy || !drawn} onClick={() => void share()}>
        <ShareIcon />
        Keep or share
      </Button>
    </Card>
  )
}
