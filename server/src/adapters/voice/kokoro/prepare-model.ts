import { setTimeout as after } from 'node:timers/promises'
import { voiceSample } from '@glimmer/contract'
import type { SpeakRequest, SpokenAudio } from '#ports/voice.ts'
import { checkGivenFolder } from './check-given-folder.ts'
import { findInvalid } from './download/checksum.ts'
import { DownloadError } from './download/download-file.ts'
import { downloadModel, whyOf } from './download/download-model.ts'
import type { ModelFile } from './manifest.ts'
import { presets } from './presets.ts'
import { whyNoRuntime } from './runtime.ts'
import type { SpeakResult } from './speak.ts'

/** How the model's files come to be in their folder. */
export type ModelOrigin =
  /** They are downloaded while the server runs. */
  | { kind: 'download'; mirror?: string | undefined; stallMs?: number; waitMs?: number }
  /** `npm run voice` has downloaded them. */
  | { kind: 'fetched' }
  /** They are an operator's own, and only read: any export that fits. */
  | { kind: 'given' }

export interface ModelSource {
  folder: string
  files: readonly ModelFile[]
  origin: ModelOrigin
}

export interface PrepareOptions {
  model: ModelSource
  runtimeFolder: string
  say: (sentence: string) => void
  onTrouble: (trouble: string) => void
  signal: AbortSignal
}

const againMs = 15 * 60_000
/** A machine that is offline now may be online later. A final refusal, or a full disk, waits for a restart. */
const isWorthAnotherTry = (error: unknown) =>
  !(error instanceof DownloadError && error.isFinal) && (error as NodeJS.ErrnoException).code !== 'ENOSPC'

async function fetchModel(
  { model: { folder, files }, say, onTrouble, signal }: PrepareOptions,
  { kind: _, ...how }: Extract<ModelOrigin, { kind: 'download' }>,
): Promise<boolean> {
  for (;;) {
    try {
      await downloadModel({ files, folder, ...how, say, signal })
      return true
    } catch (error) {
      if (signal.aborted) return false
      const again = isWorthAnotherTry(error)
      onTrouble(
        `its model could not be fetched: ${whyOf(error)}${again ? '; it is tried again in a quarter of an hour' : ''}`,
      )
      if (!again) return false
      await after(againMs, undefined, { signal, ref: false })
    }
  }
}

async function checkFetched({ model: { folder, files }, onTrouble }: PrepareOptions): Promise<boolean> {
  const [invalid] = await findInvalid(files, folder)
  if (invalid) onTrouble(`${invalid.path} in ${folder} is not the file it was; npm run voice fetches it again`)
  return invalid === undefined
}

async function checkGiven({ model: { folder, files }, say, onTrouble }: PrepareOptions): Promise<boolean> {
  const checked = await checkGivenFolder(folder, files)
  if ('problem' in checked) onTrouble(checked.problem)
  else if (checked.unknown.length > 0)
    say(`this version does not know these files, and uses them if they fit: ${checked.unknown.join(', ')}`)
  return !('problem' in checked)
}

/**
 * Makes sure that the runtime and every file of the model are present and intact. Reports the reason and returns false
 * if they never will be.
 */
export async function prepareModel(options: PrepareOptions): Promise<boolean> {
  const obstacle = whyNoRuntime(options.runtimeFolder)
  if (obstacle) options.onTrouble(obstacle)
  if (obstacle) return false
  const { origin } = options.model
  if (origin.kind === 'download') return fetchModel(options, origin)
  return origin.kind === 'fetched' ? checkFetched(options) : checkGiven(options)
}

/** Seconds of work per second of speech above which a listener waits longer than the line lasts. */
const tooSlow = 1.5

type Speak = (request: SpeakRequest) => Promise<{ ok: true; speech: SpokenAudio; answer: SpeakResult } | { ok: false }>

export interface TryOutOptions {
  say: (sentence: string) => void
  onTrouble: (trouble: string) => void
  signal: AbortSignal
}

/**
 * Speaks one sentence twice, once to warm up the process and once to measure it, and logs the result; false if it
 * fails. The log then shows how fast the voice is on this machine before anybody waits for it.
 */
export async function tryOut(speak: Speak, { say, onTrouble, signal }: TryOutOptions): Promise<boolean> {
  // Whoever presses Play meanwhile goes first.
  const untilWanted = new AbortController().signal
  const request = { text: voiceSample, voice: presets[0]?.id ?? '', untilWanted, signal }
  if (!(await speak(request)).ok) return false
  const from = performance.now()
  const spoken = await speak(request)
  if (!spoken.ok) return false
  const realTime = (performance.now() - from) / spoken.speech.durationMs
  const { shiftMs, levelDb } = spoken.answer
  say(
    `it is ready: a second of speech takes ${realTime.toFixed(2)} s, words are heard ${shiftMs.toFixed(0)} ms behind ` +
      `their lengths, its own level is ${levelDb.toFixed(1)} dB`,
  )
  if (realTime > tooSlow) onTrouble('this machine is slow for it: people wait longer than a line lasts')
  return true
}
