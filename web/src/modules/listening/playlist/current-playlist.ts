import { observable } from '#lib/observable.ts'
import type { RunningSession } from './run-playlist.ts'

/** The session that plays, if one does: it outlives the screen it was begun on, and the mini player shows it. */
export const nowPlaying = observable<RunningSession | undefined>(undefined)
