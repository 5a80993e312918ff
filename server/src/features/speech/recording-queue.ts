import { type Tone, toneAt } from '@glimmer/contract/lines'
import { eq } from 'drizzle-orm'
import type { Account, App, Events } from '#app.ts'
import { account as accountTable } from '#database/tables/accounts.ts'
import { wallTime } from '#time/wall-clock.ts'
import { readUsage } from '../usage/index.ts'
import { claimPrerecording, findClip, findText } from './clips.ts'
import { findDelivery } from './delivery.ts'
import { type Recorder, recorder } from './record.ts'
import { isFreeToPlay } from './speak.ts'
import { listVoices, offeredVoices } from './voices.ts'

/** All recording of one process: on request, and ahead of requests. */
export interface RecordingQueue {
  /** Records for a user who is waiting, or for a device that keeps it. */
  record: Recorder
  /** Records lines in their owner's voice once no user is waiting, if that voice is a slow one. */
  prerecord(lines: Events['linesChosen']): void
}

/**
 * How many lines may wait to be prerecorded; further ones are left out, and recorded on request. A device's week is
 * thirteen.
 */
const maxQueued = 64
/** A longer text would delay users who press Play meanwhile. */
const maxQueuedTextLength = 240

interface Line {
  account: Account
  affirmationId: string
  tone: Tone | undefined
}

const queues = new WeakMap<App, RecordingQueue>()

/** The one instance of this App, so that a request for a line that is being prerecorded gets that very recording. */
export function recordingQueue(app: App): RecordingQueue {
  const queue = queues.get(app) ?? makeRecordingQueue(app)
  queues.set(app, queue)
  return queue
}

function makeRecordingQueue(app: App): RecordingQueue {
  const make = recorder(app)
  const waiting = new Map<string, Line>()
  let people = 0
  let busy = false

  function next() {
    const [first] = waiting
    if (busy || people > 0 || !first) return
    const [key, line] = first
    waiting.delete(key)
    busy = true
    void recordOne(app, make, line)
      // No user is waiting for it: the line is recorded on request.
      .catch((err: unknown) => app.log.debug({ err }, 'a line was not prerecorded'))
      .finally(() => {
        busy = false
        next()
      })
  }

  return {
    async record(asked, signal) {
      if (asked.ahead) return make(asked, signal)
      people += 1
      try {
        return await make(asked, signal)
      } finally {
        people -= 1
        next()
      }
    },
    prerecord({ account, ids, tone }) {
      if (!app.voicesFor(account).some(({ shouldPrerecord }) => shouldPrerecord)) return
      for (const affirmationId of ids)
        if (waiting.size < maxQueued) waiting.set(`${account.id} ${affirmationId}`, { account, affirmationId, tone })
      next()
    },
  }
}

/**
 * How this account's lines are spoken at this hour, and by which voice: the chosen one if the plan includes it,
 * otherwise the best one that is ready.
 */
async function findVoiceAndTone(app: App, account: Account): Promise<{ voice: string | undefined; toneNow: Tone }> {
  const [row] = await app.database.db
    .select({ preferences: accountTable.preferences })
    .from(accountTable)
    .where(eq(accountTable.id, account.id))
  const open = (await listVoices(app, account)).voices.filter(({ requiredTier }) => !requiredTier)
  const voice = open.find(({ id }) => id === row?.preferences.voice) ?? open.find(({ ready }) => ready) ?? open[0]
  const { minute } = wallTime(app.clock.now(), row?.preferences.timeZone ?? 'UTC')
  return { voice: voice?.id, toneNow: toneAt(Math.floor(minute / 60)) }
}

const hasLeft = ({ limit, used }: { limit: number | null; used: number }) => limit === null || used < limit

/** Records one line and claims the recording for its owner. Not counted against the plan. */
async function recordOne(app: App, make: Recorder, { account, affirmationId, ...line }: Line): Promise<void> {
  const { db } = app.database
  const [text, { voice, toneNow }] = await Promise.all([
    findText(db, account.id, affirmationId),
    findVoiceAndTone(app, account),
  ])
  const tone = line.tone ?? toneNow
  if (!text || !voice || text.length > maxQueuedTextLength) return
  const offer = (await offeredVoices(app.voicesFor(account))).find(({ info }) => info.id === voice)
  if (!offer?.engine.shouldPrerecord) return
  const stored = await findClip(app.database, account.id, affirmationId, voice)
  if (stored && !stored.clip.fallback && stored.clip.tone === tone) return
  // Users whose allowance is spent could not listen to it, unless it is free, as today's and those of days ahead.
  const isFree = await isFreeToPlay(app, account, { id: affirmationId, text })
  if (!isFree && !hasLeft((await readUsage(app, account)).speech)) return
  const delivery = await findDelivery(app.database, account.id)
  const { recording } = await make({ account, text, voice, tone, delivery, ahead: true }, new AbortController().signal)
  await claimPrerecording(db, {
    accountId: account.id,
    affirmationId,
    recordingKey: recording.key,
    createdAt: app.clock.now(),
  })
}
