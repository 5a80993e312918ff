// The natural voice's own process: it opens the model, speaks one text at a time, and exits with the server.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tone } from '@glimmer/contract/lines'
import type { ClipPiece } from '../clip-writer.ts'
import { mp3Encoder } from '../encode-mp3.ts'
import { loadEngine } from '../flite/engine.ts'
import { type Pronounce, pronouncer } from '../flite/phones.ts'
import type { WordToSay } from '../phrases.ts'
import type { Lane } from '../queued-jobs.ts'
import { openModel } from './model.ts'
import { ModelFault } from './model-fault.ts'
import type { Blend } from './presets.ts'
import type { Accent } from './sounds/endings.ts'
import { type LookUp, lexicon, wordList } from './sounds/lexicon.ts'
import type { Pronunciation } from './sounds/pronounce.ts'
import { type SpeakResult, type SpeakTools, speak, styleRows, styleSize, voiceMemory } from './speak.ts'
import { takeTurns } from './take-turns.ts'
import { plainSamples } from './wav-file.ts'

/** The process's only argument, as JSON. */
export interface HostSettings {
  /** The model's folder. */
  folder: string
  /** Where ONNX Runtime is installed. */
  runtimeFolder: string
  threads: number
  /** Whether clips are plain samples instead of MP3. */
  samplesOnly: boolean
}

/** A job for the process. */
export interface SpeakJob {
  /** The name of a voice's file. */
  voice: string
  words: readonly WordToSay[]
  speed: number
  /** A factor for every sample. */
  trim: number
  blend?: Blend | undefined
  tone: Tone
}

/** The response, one per job. A `failure` is in our own words: it never contains the text. */
export type SpeakAnswer = SpeakResult | { failure: string }

/** Sent before the response: the next piece of the clip in progress. */
export type SpeakProgress = { piece: ClipPiece }

/** What the process is sent: a job, or that somebody waits now for the one that is made ahead. */
export type HostMessage = { job: SpeakJob; lane: Lane } | 'hurry'
/** What it sends: which job it is about, too. */
export type HostReply = (SpeakAnswer | SpeakProgress) & { lane: Lane }

const { folder, runtimeFolder, threads, samplesOnly } = JSON.parse(process.argv[2] ?? '{}') as HostSettings

/** Memoises a function. */
function keep<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}

const stylesOf = keep((voice: string) => {
  const bytes = readFileSync(join(folder, 'voices', `${voice}.bin`))
  if (bytes.length !== styleRows * styleSize * 4) throw new ModelFault('a voice is not whole')
  return new Float32Array(new Uint8Array(bytes).buffer)
})

const prefixes: Record<Accent, string> = { british: 'gb', american: 'us' }
const lookUpIn = keep((accent: Accent): LookUp => {
  const list = (kind: string) => wordList(readFileSync(join(folder, `${prefixes[accent]}_${kind}.json`)))
  return lexicon([list('gold'), list('silver')])
})
/** The built-in engine, used only for letter-to-sound rules; most lines never need it. */
let letters: Pronounce | undefined
function phonesOf(word: string): readonly string[] {
  letters ??= pronouncer(loadEngine())
  return letters([word])[0] ?? []
}

const pronunciationIn = keep((accent: Accent): Pronunciation => {
  const other = accent === 'british' ? 'american' : 'british'
  return {
    accent,
    lookUp: lookUpIn(accent),
    lookInOtherAccent: (...asked) => lookUpIn(other)(...asked),
    phonesOf,
  }
})

const reply = (message: SpeakAnswer | SpeakProgress, lane: Lane) =>
  process.send?.({ ...message, lane } satisfies HostReply)

/** A voice's table, with its share of another one's. */
function blended(voice: string, blend: Blend | undefined): Float32Array {
  if (!blend) return stylesOf(voice)
  const other = stylesOf(blend.voice)
  return stylesOf(voice).map((value, at) => value * (1 - blend.share) + (other[at] ?? 0) * blend.share)
}

async function answer(
  { voice, blend, words, ...manner }: SpeakJob,
  tools: SpeakTools,
  lane: Lane,
): Promise<SpeakAnswer> {
  const accent = voice.startsWith('b') ? 'british' : 'american'
  const style = { voice, styles: blended(voice, blend), pronunciation: pronunciationIn(accent), ...manner }
  return speak(words, style, tools, (piece) => reply({ piece }, lane))
}

async function start() {
  const encoder = () => (samplesOnly ? plainSamples : mp3Encoder())
  const [model, begin, beginAhead] = await Promise.all([
    openModel(folder, runtimeFolder, threads),
    encoder(),
    encoder(),
  ])
  const turns = takeTurns(model)
  const memory = { shift: voiceMemory(), level: voiceMemory() }
  const tools: Record<Lane, SpeakTools> = {
    'waited-for': { model: turns.models['waited-for'], begin, ...memory },
    ahead: { model: turns.models.ahead, begin: beginAhead, ...memory },
  }
  process.on('message', (message: HostMessage) => {
    if (message === 'hurry') return turns.hurry()
    const { job, lane } = message
    turns.begin(lane)
    answer(job, tools[lane], lane)
      // Any other error might quote the user's words.
      .catch((error) => ({ failure: error instanceof ModelFault ? error.message : 'it failed in the middle' }))
      .then((spoken) => {
        turns.end(lane)
        reply(spoken, lane)
      })
  })
}

// The server is gone. A run of the model cannot be interrupted, and exiting during one would abort with a crash.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
start().catch((error: Error) => {
  // No job has been read yet, so the error cannot quote one. The parent waits for responses.
  const message = { failure: `it could not start: ${error.message}` }
  reply(message, 'ahead')
  process.send?.({ ...message, lane: 'waited-for' } satisfies HostReply, () => process.exit(1))
})
