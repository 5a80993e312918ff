import { typeset } from '@glimmer/lib/typeset'
import { useWrite } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import classes from './care.module.css'
import { HelpLines } from './help-lines.tsx'
import { hideForToday } from './hide-for-today.ts'
import { LeaveQuickly } from './leave-quickly.tsx'

interface CareContentProps {
  onCarryOn: () => void
  onFriend: () => void
  /** Undefined if nothing was refused that could be sent again. */
  onMisread: (() => void) | undefined
}

/** Why this is shown, people to talk to, and below them the ways to go on. */
export const CareContent = ({ onCarryOn, onFriend, onMisread }: CareContentProps) => (
  <>
    <p>
      You’re seeing this because some of your words can mean that somebody is in danger. A program read them: it knows
      only English, and it can be wrong. Those words weren’t saved, and they’re still here.
    </p>
    <LeaveQuickly />
    <HelpLines />
    <div className={classes.actions}>
      <GentleLine />
      {onMisread && (
        <Button variant="ghost" onClick={onMisread}>
          That’s not what I meant
        </Button>
      )}
      <Button variant="ghost" onClick={onFriend}>
        This is for a friend
      </Button>
      <Button variant="ghost" onClick={onCarryOn}>
        I’m okay, carry on gently
      </Button>
    </div>
  </>
)

/** The ways to carry on from a heavy day. */
export const CareActions = ({ onCarryOn }: { onCarryOn: () => void }) => (
  <div className={classes.actions}>
    <CarryOnButtons variant="ghost" onCarryOn={onCarryOn} />
  </div>
)

interface CarryOnButtonsProps {
  variant: 'ghost' | 'quiet'
  onCarryOn: () => void
}

/** Buttons to carry on, and to carry on and hide this until tomorrow. */
export function CarryOnButtons({ variant, onCarryOn }: CarryOnButtonsProps) {
  const hide = () => {
    hideForToday(new Date())
    onCarryOn()
  }
  return (
    <>
      <Button variant={variant} onClick={onCarryOn}>
        Carry on gently
      </Button>
      <Button variant={variant} onClick={hide}>
        Hide this for today
      </Button>
    </>
  )
}

const takeFocus = (line: HTMLElement | null) => line?.focus()

/**
 * One tap to a gentle line, shown in its place and read out: free, and the mood it is asked with is not kept.
 */
function GentleLine() {
  const ask = useWrite('POST /affirmations/today')
  if (ask.data)
    return (
      <p className={classes.gentleLine} tabIndex={-1} ref={takeFocus}>
        {typeset(ask.data.text)}
      </p>
    )
  return (
    <>
      <Button variant="ghost" aria-disabled={ask.isPending} onClick={() => ask.mutate({ body: { mood: 'heavy' } })}>
        A gentle line
      </Button>
      {ask.error && <p role="alert">There’s no line just now. The numbers above are there.</p>}
    </>
  )
}
