import type { Affirmation, Mood } from '@glimmer/contract'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { keepScreenOn } from '#lib/wake-lock.ts'
import { lowestMoodAsksForCare } from '#modules/care/hide-for-today.ts'
import { useStopAmbienceOnLeave } from '#modules/listening/playlist/current-playlist.tsx'
import { read } from '#platform/api/query.ts'
import { Section } from '#platform/boundaries/section.tsx'
import { paths } from '#platform/paths.ts'
import { Backdrop } from '#platform/ui/backdrop.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { ToastRegion } from '#platform/ui/toast-region.tsx'
import { Answer } from './answer.tsx'
import { Arrive } from './arrive.tsx'
import { Breathe } from './breathe.tsx'
import { Care } from './care.tsx'
import { Close } from './close.tsx'
import { Listen } from './listen.tsx'
import classes from './moment.module.css'
import { MomentBar } from './moment-bar.tsx'
import { type Step, stepFrom } from './steps.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'

/** One calm minute over the whole screen: arrive, breathe, hear today's line, say how it feels, and it ends. */
export function Moment() {
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const leave = () => void navigate(paths.dashboard())
  // Nobody touches a screen while they breathe.
  useEffect(() => keepScreenOn(), [])
  useEffect(() => {
    dialog.current?.showModal()
    // Opening leads the focus to the first button; the step begins at its title.
    dialog.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [])
  useStopAmbienceOnLeave()
  return (
    <dialog ref={dialog} className={classes.moment} aria-label="Your moment" onClose={leave}>
      <Section waiting={<Skeleton className={classes.waiting} />}>
        <Steps onLeave={leave} />
      </Section>
      <ToastRegion atTop />
    </dialog>
  )
}

/** The sun in the middle, at the height each step wants; while one breathes it is the light of the ring. */
const suns = {
  arrive: { x: 720, y: 640, radius: 74 },
  breathe: { x: 720, y: 738, radius: 50 },
  listen: { x: 720, y: 640, radius: 78 },
  answer: { x: 720, y: 640, radius: 84 },
  close: { x: 720, y: 655, radius: 74 },
} as const

function Steps({ onLeave }: { onLeave: () => void }) {
  const { line, show } = useLine()
  const [step, setStep] = useState<Step>('arrive')
  const [caring, setCaring] = useState(false)
  const go = (by: 1 | -1) => setStep((now) => stepFrom(now, by))
  const next = () => go(1)
  const arrive = (mood: Mood | undefined) => {
    if (mood === 'heavy' && lowestMoodAsksForCare()) setCaring(true)
    else next()
  }
  useArrowKeys(
    () => caring || step === 'close' || next(),
    () => caring || go(-1),
  )
  const carryOn = () => {
    setCaring(false)
    next()
  }
  const again = (gentler?: Affirmation) => {
    if (gentler) show(gentler)
    setStep('listen')
  }
  return (
    <div className={classes.screen} data-step={step}>
      <Backdrop className={classes.scene} seed={line._id} theme={line.themes[0]} horizon={690} sun={suns[step]} />
      <MomentBar step={step} onLeave={onLeave} />
      {caring && <Care onCarryOn={carryOn} />}
      {!caring && step === 'arrive' && <Arrive onDone={arrive} />}
      {step === 'breathe' && <Breathe onDone={next} />}
      {step === 'listen' && <Listen key={line._id} line={line} onDone={next} />}
      {step === 'answer' && <Answer line={line} onDone={next} onGentler={again} />}
      {step === 'close' && <Close onLeave={onLeave} onAgain={() => again()} />}
    </div>
  )
}

/** Today's line, until another is to be shown in its place. */
function useLine() {
  const client = useQueryClient()
  const { data: today } = useSuspenseQuery(read('GET /affirmations/today'))
  const [id, setId] = useState<string>()
  const one = (wanted: string) => read('GET /affirmations/{id}', { params: { id: wanted } })
  const { data: other } = useQuery({ ...one(id ?? today._id), enabled: id !== undefined })
  const show = (line: Affirmation) => {
    client.setQueryData(one(line._id).queryKey, line)
    setId(line._id)
  }
  return { line: (id && other) || today, show }
}
