import type { DaysAhead, User } from '@glimmer/contract'
import { type Tone, toneAt } from '@glimmer/contract/lines'
import type { QueryClient } from '@tanstack/react-query'
import { hourOf, localDay } from '#lib/calendar.ts'
import { whenIdle } from '#lib/idle.ts'
import { isMetered } from '#lib/metered.ts'
import { changeSpoken, readSpoken, type SpokenLine } from '#member/offline/device-store.ts'
import { api } from '#platform/api/client.ts'
import { isOnline } from '#platform/api/connection.ts'
import { read } from '#platform/api/query.ts'
import { lastVoice } from './last-voice.ts'
import { playbackSettings } from './playback-settings.ts'
import { fetchRecording } from './sources/follow-speech.ts'
import { speaking } from './transport/audio-focus.ts'

/** A week of lines is less than one. */
const maxBytes = 4_000_000
/** How long after a change it begins: first comes what the user is waiting for. */
const quietMs = 4_000

const ahead = read('GET /affirmations/ahead')

/** A line that may be heard in the coming days, and the tone of its hour. */
type LineAhead = Pick<SpokenLine, 'id' | 'day' | 'text'> & { tone: Tone }

/** The lines of today and the days after it, the next first: today's as they sound now, each later day's two. */
export function linesAhead({ items }: DaysAhead, now: Date, timeZone: string): LineAhead[] {
  const today = localDay(now, timeZone)
  return items
    .filter(({ day }) => day >= today)
    .flatMap(({ day, affirmation, evening }) => {
      const tone = evening ? 'day' : toneAt(hourOf(now, timeZone))
      const first = { id: affirmation._id, text: affirmation.text, day, tone }
      return evening ? [first, { id: evening._id, text: evening.text, day, tone: 'evening' as const }] : [first]
    })
}

/** Records a line, free or not at all, and downloads it. */
async function fetchSpoken({ tone, ...line }: LineAhead, voice: string, manner: string, signal: AbortSignal) {
  const params = { id: line.id }
  const speech = await api('POST /affirmations/{id}/speak', { params, body: { voice, tone, ahead: true }, signal })
  const { blob, words, durationMs } = await fetchRecording(speech, { text: line.text, signal })
  return { ...line, manner, blob, words, durationMs }
}

/** Removes what the coming days do not need, then fetches what is missing of them, as the user last heard lines. */
async function keep({ lines, user }: { lines: LineAhead[]; user: User }, signal: AbortSignal): Promise<void> {
  const voice = lastVoice.get()
  const manner = JSON.stringify([voice, user.preferences.pace, user.firstName, user.respelling])
  const isWanted = ({ id, text }: SpokenLine) => lines.some((line) => line.id === id && line.text === text)
  await changeSpoken((kept) => kept.filter(isWanted))
  const isHeard = ['voice', 'own'].includes(playbackSettings.get().method)
  if (!voice || !isHeard || isMetered()) return
  const kept = (await readSpoken()).filter((spoken) => spoken.manner === manner)
  let bytes = kept.reduce((sum, { blob }) => sum + blob.size, 0)
  for (const line of lines.filter(({ id }) => !kept.some((spoken) => spoken.id === id))) {
    if (!isOnline() || bytes > maxBytes) return
    const spoken = await fetchSpoken(line, voice, manner, signal)
    if (signal.aborted) return
    bytes += spoken.blob.size
    await changeSpoken((before) => [...before.filter(({ id }) => id !== spoken.id), spoken])
  }
}

/**
 * Keeps the recordings of the coming days on this device, for a user who listens here, so that a day without a connection
 * has its voice. Begins when the browser is idle and nothing is playing, and again when the lines, the voice or the pace
 * change. Whatever fails is tried at the next change. Returns a function that stops it.
 */
export function keepWeek(client: QueryClient, user: User): () => void {
  let round = new AbortController()
  let cancel = () => {}
  const begin = () => {
    const days = client.getQueryData(ahead.queryKey)
    const lines = days && linesAhead(days, new Date(), user.preferences.timeZone)
    if (lines && !speaking.get()) keep({ lines, user }, round.signal).catch(() => undefined)
  }
  const stop = () => {
    cancel()
    round.abort()
  }
  const beginSoon = () => {
    stop()
    round = new AbortController()
    const timer = setTimeout(() => {
      cancel = whenIdle(begin)
    }, quietMs)
    cancel = () => clearTimeout(timer)
  }
  const stopFollowing = [
    client.getQueryCache().subscribe(({ type, query, ...event }) => {
      if (type !== 'updated' || !('action' in event) || query.queryKey[0] !== ahead.queryKey[0]) return
      if (event.action.type === 'success') beginSoon()
      // Other lines are being chosen: those of before are no longer free.
      if (event.action.type === 'invalidate') stop()
    }),
    // What is playing comes first; after it, the voice heard last may be another one.
    speaking.subscribe(() => (speaking.get() ? stop() : beginSoon())),
    playbackSettings.subscribe(beginSoon),
  ]
  beginSoon()
  return () => {
    stop()
    for (const end of stopFollowing) end()
  }
}
