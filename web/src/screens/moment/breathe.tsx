import { plans } from '@glimmer/contract/plans'
import { useEffect, useEffectEvent, useState } from 'react'
import { readItem, writeItem } from '#lib/safe-storage.ts'
import { useAccount } from '#member/account-context.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Chip } from '#platform/ui/choices.tsx'
import { WindowTitle } from '#platform/ui/whole-window.tsx'
import moment from './moment.module.css'
import classes from './steps.module.css'

/** The number of breaths per session, in for four seconds and out for six: half a minute, two minutes or five. */
const sessionLengths = [
  { breaths: 3, name: '30 seconds' },
  { breaths: 12, name: '2 minutes' },
  { breaths: 30, name: '5 minutes' },
] as const
export const usualBreaths = sessionLengths[0].breaths
const inMs = 4_000
const outMs = 6_000
const breathMs = inMs + outMs

export interface Breath {
  /** The number of the breath, from 1. */
  breath: number
  phase: 'in' | 'out'
  /** The current second of this phase, from 1. */
  count: number
  /** The progress of this breath, from 0 to 1. */
  progress: number
  done: boolean
}

/** The state of a session of `breaths` breaths, `ms` milliseconds after its start. */
export function breathAt(ms: number, breaths: number): Breath {
  const within = Math.min(Math.max(ms, 0), breaths * breathMs - 1)
  const into = within % breathMs
  const phase = into < inMs ? 'in' : 'out'
  return {
    breath: Math.floor(within / breathMs) + 1,
    phase,
    count: Math.floor((phase === 'in' ? into : into - inMs) / 1000) + 1,
    progress: into / breathMs,
    done: ms >= breaths * breathMs,
  }
}

const breathNumbers = Array.from({ length: usualBreaths }, (_, index) => index + 1)

const reducedMotion = '(prefers-reduced-motion: reduce)'

/** The state of the breath, updated every frame; with reduced motion, once a second. */
function useBreath(breaths: number, onDone: () => void): Breath {
  const [breath, setBreath] = useState(() => breathAt(0, breaths))
  const finish = useEffectEvent(onDone)
  const at = useEffectEvent((ms: number) => breathAt(ms, breaths))
  useEffect(() => {
    const from = performance.now()
    const isReduced = matchMedia(reducedMotion).matches
    let frame = requestAnimationFrame(function look(now) {
      const next = at(now - from)
      setBreath((last) => (isReduced && last.count === next.count && last.phase === next.phase ? last : next))
      if (next.done) finish()
      else frame = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return breath
}

/**
 * Breathing at the pace of the light, three breaths unless the plan opens longer sessions; then the next step follows
 * by itself.
 */
export function Breathe({ onDone }: { onDone: () => void }) {
  const { longerSessions } = plans[useAccount().user?.subscription.tier ?? 'free']
  const [chosen, choose] = useBreathCount()
  const breaths = longerSessions ? chosen : usualBreaths
  const { breath, phase, count, progress } = useBreath(breaths, onDone)
  return (
    <>
      <div className={`stack centred ${moment.middle}`}>
        <WindowTitle aria-live="polite">{phase === 'in' ? 'Breathe in' : 'Breathe out'}</WindowTitle>
        <p className={moment.lead}>In for four, out for six, at the pace of the light.</p>
        <BreathRing count={count} progress={progress} phase={phase} />
      </div>
      <footer className={`row center ${moment.actionColumn}`}>
        {longerSessions && (
          <fieldset className="actions center gap-xs" aria-label="How long">
            {sessionLengths.map((session) => (
              <Chip
                key={session.breaths}
                className={classes.session}
                pressed={session.breaths === breaths}
                onClick={() => choose(session.breaths)}
              >
                {session.name}
              </Chip>
            ))}
          </fieldset>
        )}
        <p className={`veil ${classes.dock}`}>
          {breaths === usualBreaths && (
            <span className={classes.lights} aria-hidden="true">
              {breathNumbers.map((number) => (
                <i key={number} data-on={number <= breath || undefined} />
              ))}
            </span>
          )}
          <span>
            Breath {breath} of {breaths}
          </span>
        </p>
        <Button variant="quiet" small onClick={onDone}>
          Go to the line
        </Button>
      </footer>
    </>
  )
}

const key = 'glimmer.breaths'

/** The number of breaths last chosen on this device; the default if none was, or if storage is refused. */
function storedBreathCount(): number {
  const stored = Number(readItem(key))
  return sessionLengths.find(({ breaths }) => breaths === stored)?.breaths ?? usualBreaths
}

/**
 * The number of breaths of a session, and a function to choose another: it applies at once, and next time
 * unless storage is refused.
 */
function useBreathCount() {
  const [breaths, setBreaths] = useState(storedBreathCount)
  const choose = (chosen: number) => {
    setBreaths(chosen)
    writeItem(key, String(chosen))
  }
  return [breaths, choose] as const
}

const radius = 110
const circumference = 2 * Math.PI * radius
/** Breathing in takes four tenths of the ring, breathing out the rest. */
const inShare = 0.4

interface BreathRingProps {
  count: number
  /** The progress of the breath, from 0 to 1. */
  progress: number
  phase: 'in' | 'out'
}

/** A light with the count in it, surrounded by a ring divided into four and six seconds. */
function BreathRing({ count, progress, phase }: BreathRingProps) {
  const angle = 2 * Math.PI * progress - Math.PI / 2
  const fullness = phase === 'in' ? progress / inShare : 1 - (progress - inShare) / (1 - inShare)
  const light = 62 + 22 * Math.sin((fullness * Math.PI) / 2)
  const gap = 0.012
  const arc = (length: number) => `${(length - gap) * circumference} ${circumference}`
  return (
    <svg className={classes.ring} viewBox="-130 -130 260 260" aria-hidden="true">
      <g transform="rotate(-90)">
        <circle className={classes.track} r={radius} strokeDasharray={arc(inShare)} />
        <circle
          className={classes.track}
          r={radius}
          strokeDasharray={arc(1 - inShare)}
          strokeDashoffset={-inShare * circumference}
        />
        <circle
          className={classes.elapsed}
          r={radius}
          strokeDasharray={`${progress * circumference} ${circumference}`}
        />
      </g>
      <circle className={classes.halo} fill="#ffe3b3" opacity="0.24" r={light + 22} />
      <circle className={classes.light} fill="#fff3d6" r={light} />
      <circle className={classes.bead} cx={radius * Math.cos(angle)} cy={radius * Math.sin(angle)} r="6" />
      <text className={classes.count} y="18" textAnchor="middle">
        {count}
      </text>
    </svg>
  )
}
