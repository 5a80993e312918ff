import type { Affirmation, Mood } from '@glimmer/contract'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isTyping } from '#lib/is-typing.ts'
import { useNavigate } from '#lib/router.tsx'
import { useMedia } from '#lib/use-media.ts'
import { keepScreenOn } from '#lib/wake-lock.ts'
import { readToday } from '#member/todays-line.ts'
import { lowestMoodAsksForCare } from '#modules/care/hide-for-today.ts'
import { useStopAmbienceOnLeave } from '#modules/listening/current-playlist.tsx'
import { read, useWrite } from '#platform/api/query.ts'
import { Section } from '#platform/boundaries/section.tsx'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { useLight } from '#platform/ui/scene/light.ts'
import { Backdrop } from '#platform/ui/scene.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { WholeWindow } from '#platform/ui/whole-window.tsx'
import { Answer } from './answer.tsx'
import { Arrive } from './arrive.tsx'
import { Breathe } from './breathe.tsx'
import { Care } from './care.tsx'
import { Close, type Done } from './close.tsx'
import { Listen } from './listen.tsx'
import classes from './moment.module.css'
import { MomentBar } from './moment-bar.tsx'
import { type Step, stepFrom } from './steps.ts'

/** One calm full-screen minute: arrive, breathe, hear today's line, say how it feels, and it ends. */
export function Moment() {
  const navigate = useNavigate()
  const leave = () => navigate(paths.dashboard())
  const [leaving, setLeaving] = useState(false)
  const [step, setStep] = useState<Step>('arrive')
  const ask = (event: SyntheticEvent) => {
    // The last step can be left without confirmation.
    if (step === 'close' || event.target !== event.currentTarget) return
    event.preventDefault()
    setLeaving(true)
  }
  // Users do not touch the screen while they breathe, so it is kept on.
  useEffect(() => keepScreenOn(), [])
  useStopAmbienceOnLeave()
  return (
    <WholeWindow aria-label="Your moment" onCancel={ask} onClose={leave}>
      <div className={classes.screen} data-step={step}>
        {/* Outside the section, so that there is a way out while the line loads and when it cannot be loaded. */}
        <MomentBar step={step} onLeave={leave} />
        <Section
          waiting={<Skeleton className={classes.waiting} />}
          behindError={<Backdrop className={classes.scene} seed={53} horizon={horizon} sun={suns.arrive} />}
        >
          <Steps step={step} goTo={setStep} onLeave={leave} />
        </Section>
      </div>
      {leaving && <LeaveDialog onStay={() => setLeaving(false)} onLeave={leave} />}
    </WholeWindow>
  )
}

const horizon = 690
/**
 * The sun, centred, at the height for each step; during `breathe` it is the light of the ring. On a heavy day it is
 * beside the card, or above it in a narrow window.
 */
const suns = {
  arrive: { x: 720, y: 640, radius: 74 },
  breathe: { x: 720, y: 738, radius: 50 },
  listen: { x: 720, y: 640, radius: 78 },
  answer: { x: 720, y: 640, radius: 84 },
  close: { x: 720, y: 655, radius: 74 },
  heavyDay: { x: 1150, y: 625, radius: 74 },
  heavyDayNarrow: { x: 800, y: 505, radius: 44 },
} as const

interface StepsProps {
  step: Step
  goTo: (step: Step) => void
  onLeave: () => void
}

function Steps({ step, goTo, onLeave }: StepsProps) {
  const { line, show, chooseFor, gentle, isChoosing } = useMomentLine()
  const [caring, setCaring] = useState(false)
  const [done, setDone] = useState<Done>({})
  const did = (more: Done) => setDone((before) => ({ ...before, ...more }))
  const isWide = useMedia('(min-width: 60rem)')
  const sun = suns[caring ? (isWide ? 'heavyDay' : 'heavyDayNarrow') : step]
  const go = (by: 1 | -1) => goTo(stepFrom(step, by))
  const next = () => go(1)
  const arrive = (mood: Mood | undefined) => {
    if (mood) {
      chooseFor(mood)
      did({ mood })
    }
    if (mood === 'heavy' && lowestMoodAsksForCare()) setCaring(true)
    else next()
  }
  useArrowKeys(
    () => caring || step === 'close' || next(),
    () => caring || go(-1),
  )
  const leaveCare = (to: Step) => {
    setCaring(false)
    goTo(to)
  }
  const again = (other?: Affirmation) => {
    if (other) show(other)
    goTo('listen')
  }
  return (
    <>
      <Backdrop
        className={classes.scene}
        seed={line._id}
        theme={line.themes[0]}
        light={useLight()}
        horizon={horizon}
        sun={sun}
      />
      {caring && <Care line={gentle} onHear={() => leaveCare('listen')} onCarryOn={() => leaveCare('breathe')} />}
      {!caring && step === 'arrive' && <Arrive onDone={arrive} />}
      {step === 'breathe' && (
        <Breathe
          onDone={() => {
            did({ breathed: true })
            next()
          }}
        />
      )}
      {step === 'listen' && isChoosing && <Skeleton className={classes.waiting} />}
      {step === 'listen' && !isChoosing && <Listen key={line._id} line={line} onDone={next} />}
      {step === 'answer' && (
        <Answer line={line} onDone={next} onOther={again} onAnswer={(response) => did({ response })} />
      )}
      {step === 'close' && <Close done={done} onLeave={onLeave} onAgain={() => again()} />}
    </>
  )
}

/** Confirms that Escape should end the whole moment, since it is easily pressed to close something smaller. */
function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const stay = useRef<HTMLButtonElement>(null)
  // The dialog opens with the focus on its Close button; staying is the answer to a key pressed by accident.
  useEffect(() => stay.current?.focus(), [])
  return (
    <Dialog title="Leave the moment?" onClose={onStay}>
      <p>It starts from the beginning next time.</p>
      <div className={`actions ${classes.ways}`}>
        <Button ref={stay} onClick={onStay}>
          Stay
        </Button>
        <Button variant="ghost" onClick={onLeave}>
          Leave
        </Button>
      </div>
    </Dialog>
  )
}

/** Left and right arrow keys go back and forward, unless the focus is in a text field. */
function useArrowKeys(onNext: () => void, onBack: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (event.key === 'ArrowRight') onNext()
    else if (event.key === 'ArrowLeft') onBack()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/**
 * The line of the moment: today's, until the mood or an answer asks for another. If the other is unavailable, today's
 * stays.
 */
function useMomentLine() {
  const client = useQueryClient()
  const { data: today } = useSuspenseQuery(readToday())
  const [id, setId] = useState<string>()
  const one = (lineId: string) => read('GET /affirmations/{id}', { params: { id: lineId } })
  const { data: other } = useQuery({ ...one(id ?? today._id), enabled: id !== undefined })
  const show = (line: Affirmation) => {
    client.setQueryData(one(line._id).queryKey, line)
    setId(line._id)
  }
  const choose = useWrite('POST /affirmations/today', { onSuccess: show })
  return {
    line: (id && other) || today,
    show,
    chooseFor: (mood: Mood) => choose.mutate({ body: { mood } }),
    /** The line chosen for the mood; undefined until then. */
    gentle: choose.data,
    isChoosing: choose.isPending,
  }
}
