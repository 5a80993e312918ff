import type { WordTiming } from '@glimmer/contract'

/** Who says a line: a voice of the server, the person's own recording, the device, or nobody at all. */
export type Means = 'voice' | 'own' | 'device' | 'silent'

/** How a line is said. `rate`: 1 is the voice's own speed. `volume`: from 0 to 1. `room`: a little air around the voice. */
export interface Manner {
  rate: number
  volume: number
  room: boolean
}

/** What a teller reports by itself; the end is no rest. */
export interface Hearer {
  onPlay(): void
  onRest(): void
  onEnd(): void
}

/** One way a line is said, from its first sound to its last. Times are milliseconds of it at the rate 1. */
export interface Teller {
  means: Means
  words: readonly WordTiming[]
  durationMs: number
  /** Another voice than the wanted one speaks, uncharged. */
  fallback: boolean
  /** How far it has come. */
  nowMs(): number
  /** Begins, or goes on. Rejects when there may be no sound yet. */
  play(): Promise<void>
  pause(): void
  seek(ms: number): void
  shape(manner: Manner): void
  /** Stops for good and gives everything back. */
  close(): void
}

/** Makes a teller that reports to whoever hears it. */
export type Tell = (hearer: Hearer) => Teller
