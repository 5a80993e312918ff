import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { chooseVoices } from '@glimmer/server/compose/choose-adapters'
import { readProcessConfig } from '@glimmer/server/config/config'
import type { Voice } from '@glimmer/server/ports/voice'
import { type ReportLine, reportLines } from './lines.ts'
import { type Heard, type Recorded, scoreOf } from './score.ts'
import { type Listened, tableOf } from './table.ts'

/* Speaks lines in every voice of the settings, listens to them by machine, and prints a table in Markdown:
   `npm run voice:report`. It needs Python with a few packages (docs/speech.md); nothing else depends on it. */

const { values } = parseArgs({
  options: {
    /** Where the recordings and what was heard are stored. */
    folder: { type: 'string', default: '.cache/voice-report' },
    /** Ids of voices, separated by commas; all if left out. */
    voices: { type: 'string' },
    /** At most this many lines of each kind, for a slow machine; all if left out. */
    lines: { type: 'string', default: '100' },
    python: { type: 'string', default: 'python3' },
    /** The name of a published Whisper model, or a folder that has one. */
    ear: { type: 'string', default: 'base' },
  },
})
const root = resolve(import.meta.dirname, '../..')
const folder = resolve(root, values.folder)
/** Nobody waits for these lines, and the machine may be busy. */
const patienceMs = 20 * 60_000

const say = (sentence: string) => process.stderr.write(`${sentence}\n`)
/** What is in trouble comes first, and then a sentence; nothing else is logged. */
const warn = (about: unknown, what = '') =>
  say(typeof about === 'object' && about && 'trouble' in about ? `${what}: ${about.trouble}` : what)
const log = { info: () => undefined, warn }

/** A voice that is still loading its model is awaited. */
const isReady = async (voice: Voice) => !('ready' in voice) || (await voice.ready)

async function record(voice: Voice, id: string, line: ReportLine, index: number): Promise<Recorded | undefined> {
  const spoken = await voice.synthesize({ text: line.text, voice: id, signal: AbortSignal.timeout(patienceMs) })
  if (!spoken.ok) return void say(`${id} could not say “${line.text}”: ${spoken.reason}`)
  const path = join(folder, `${id}-${String(index + 1).padStart(3, '0')}.mp3`)
  await writeFile(path, spoken.speech.audio)
  return { voice: id, line, path, words: spoken.speech.words }
}

/** Records every line in an engine's voices, or in those that were chosen. */
async function recordIn(engine: Voice): Promise<Recorded[]> {
  if (!(await isReady(engine))) {
    say(`${engine.name} cannot speak here.`)
    return []
  }
  const chosen = values.voices?.split(',')
  const ids = (await engine.voices()).map(({ id }) => id).filter((id) => chosen?.includes(id) ?? true)
  const recorded: (Recorded | undefined)[] = []
  for (const id of ids) {
    say(`Recording ${id}…`)
    for (const [index, line] of reportLines(Number(values.lines)).entries())
      recorded.push(await record(engine, id, line, index))
  }
  return recorded.filter((each) => each !== undefined)
}

async function recordAll(): Promise<Recorded[]> {
  await mkdir(folder, { recursive: true })
  const natural = { voiceRuntime: join(root, 'natural-voice'), voiceTimeoutMs: patienceMs }
  const engines = chooseVoices(readProcessConfig(), natural, log).adults
  const recorded: Recorded[] = []
  for (const engine of engines) {
    recorded.push(...(await recordIn(engine)))
    await engine.close()
  }
  return recorded
}

/** Runs the ear, which prints one line for each recording. Ends the process with its sentence if it cannot. */
async function listen(recorded: readonly Recorded[]): Promise<Listened[]> {
  const child = spawn(values.python, [join(import.meta.dirname, 'listen.py'), values.ear], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise<number>((done) => {
    child.on('error', () => {
      say(`${values.python} could not be started. Install Python 3.10 or newer, or name yours with --python=…`)
      done(1)
    })
    child.on('exit', (code) => done(code ?? 1))
  })
  child.stdin.on('error', () => undefined)
  child.stdin.end(JSON.stringify(recorded.map(({ path }) => path)))
  const listened: Listened[] = []
  for await (const line of createInterface(child.stdout)) {
    const recording = recorded[listened.length]
    if (!recording) break
    const heard = JSON.parse(line) as Heard
    const score = scoreOf(recording, heard)
    listened.push({ recording, heard, score })
    const understood = heard.words.map(({ text }) => text).join(' ')
    const { voice, line: asked } = recording
    if (score.wrong > 0) say(`${voice}: “${asked.text}” was heard as “${understood}”`)
  }
  const code = await ended
  if (code !== 0) process.exit(code)
  return listened
}

const listened = await listen(await recordAll())
await writeFile(join(folder, 'heard.json'), JSON.stringify(listened))
process.stdout.write(tableOf(listened))
