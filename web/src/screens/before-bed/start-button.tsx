import { plans } from '@glimmer/contract/plans'
import { useEffect, useId, useRef } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { type UnlockedOutlet, unlockedOutlet } from '#modules/listening/unlocked-outlet.ts'
import { useOnline } from '#platform/api/connection.ts'
import { Button } from '#platform/ui/button.tsx'
import { MoonIcon } from '#platform/ui/icons.tsx'
import classes from './before-bed.module.css'
import type { BedChoice, BedLinesState } from './use-bed-lines.ts'

interface StartButtonProps extends Pick<BedLinesState, 'choice' | 'picked' | 'five'> {
  /** Plays the lines, through an outlet that the press has unlocked if they had to be written first. */
  onBegin: (choice: BedChoice, outlet?: UnlockedOutlet) => void
}

/** Has the five lines written and then plays them. The press unlocks the sound, so that they can begin by themselves. */
function useWriteFirst({ choice, five, onBegin }: Pick<StartButtonProps, 'choice' | 'five' | 'onBegin'>) {
  // Held while the lines are being written.
  const unlocked = useRef<UnlockedOutlet>(undefined)
  useEffect(() => () => unlocked.current?.close(), [])
  return () => {
    if (five.isWriting) return
    const outlet = unlockedOutlet()
    unlocked.current = outlet
    five.write(
      (lines) => {
        unlocked.current = undefined
        onBegin({ ...choice, lines }, outlet)
      },
      () => {
        unlocked.current = undefined
        outlet.close()
      },
    )
  }
}

type Picked = Pick<StartButtonProps, 'choice' | 'picked' | 'five'>

/** Whether a press has the lines written first, and whether there is nothing to play yet. */
function readinessOf({ choice, picked, five }: Picked) {
  const isNew = choice.lines.length === 0
  const writes = isNew && picked === 'five' && five.isKnown
  return { writes, isWaiting: isNew && !writes }
}

/** Starts what is picked. Where the five lines are picked and there are none yet, it has them written first. */
export function StartButton({ onBegin, ...played }: StartButtonProps) {
  const { choice, picked, five } = played
  const { writes, isWaiting } = readinessOf(played)
  const hintId = useId()
  const hint = useHint(writes, isWaiting)
  const online = useOnline()
  const writeFirst = useWriteFirst({ choice, five, onBegin })
  const start = () => (writes ? writeFirst() : isWaiting || onBegin(choice))
  return (
    <>
      {five.problem && picked === 'five' && <p role="alert">{five.problem}</p>}
      {hint && (
        <p id={hintId} className={`hint ${classes.hint}`}>
          {hint}
        </p>
      )}
      <Button
        wide
        aria-disabled={isWaiting || five.isWriting}
        aria-busy={five.isWriting || (isWaiting && online)}
        aria-describedby={hint && hintId}
        onClick={start}
      >
        <MoonIcon />
        {five.isWriting ? 'Writing your lines...' : `Start ${choice.name}`}
      </Button>
    </>
  )
}

/** What is said about the button, if anything. */
function useHint(writes: boolean, isWaiting: boolean): string | undefined {
  const online = useOnline()
  const { packs } = plans[useAccount().user?.subscription.tier ?? 'free']
  if (isWaiting && !online) return 'This device holds none of these lines yet. They play when you’re back online.'
  return writes && !packs ? 'Your first five are free to write and to hear.' : undefined
}
