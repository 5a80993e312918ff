import { setTimeout as after } from 'node:timers/promises'
import { voiceSample } from '@glimmer/contract'
import type { SpeakRequest, SpokenAudio } from '#ports/voice.ts'
import { findInvalid } from './download/checksum.ts'
import { DownloadError } from './download/download-file.ts'
import { downloadModel, whyOf } from './download/download-model.ts'
import type { ModelFile } from './manifest.ts'
import { presets } from './presets.ts'
import { whyNoRuntime } from './runtime.ts'
import type { SpeakResult } from './speak.ts'

/** The model's location, and whether it may be downloaded there. */
export interface ModelSource {
  folder: string
  files: readonly ModelFile[]
  /** Undefined for a folder the operator provides, which is only read. */
  download: { mirror?: string | undefined; stallMs?: number; waitMs?: number } | undefined
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

async function fetchModel({ model, say, onTrouble, signal }: PrepareOptions): Promise<boolean> {
  const { folder, files, download } = model
  for (;;) {
    try {
      await downloadModel({ files, folder, ...download, say, signal })
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

async function checkFolder({ model: { folder, files }, onTrouble }: PrepareOptions): Promise<boolean> {
  const [invalid] = await findInvalid(files, folder)
  if (invalid) onTrouble(`${invalid.path} in ${folder} is missing, or is not the file it should be`)
  return invalid === undefined
}

/**
 * Makes sure that the runtime and every file of the model are present and intact. Reports the reason and returns false
 * if they never will be.
 */
export async function prepareModel(options: PrepareOptions): Promise<boolean> {
  const obstacle = whyNoRuntime(options.runtimeFolder)
  if (obstacle) options.onTrouble(obstacle)
  if (obstacle) return false
  return options.model.download ? fetchModel(options) : checkFolder(options)
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
  const request = { text: voiceSample, voice: presets[0]?.id ?? '', signal }
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
