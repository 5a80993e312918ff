/** The number of breaths per session, in for four seconds and out for six: half a minute, two minutes or five. */
export const sessionLengths = [
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
