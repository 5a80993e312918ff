import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Engine, EngineListener } from '../engine-queue.ts'
import { lanes } from '../queued-jobs.ts'
import type { HostMessage, HostReply, HostSettings, SpeakAnswer, SpeakJob, SpeakProgress } from './host.ts'

export interface HostOptions extends HostSettings {
  /** The process's entry file: the source beside this file, or its bundle. */
  entry: URL
  /** Called with every process as it starts. */
  onProcess?: ((child: ChildProcess) => void) | undefined
}

const folderOf = (path: string) => (path.endsWith(sep) ? path : `${path}${sep}`)

/**
 * Node's permission flags: the process may read the model, our code and the packages. Its JavaScript can write nothing,
 * start nothing and read nothing else. Native code is not restricted by this, which is why what is downloaded is opened
 * only with the right checksum.
 */
function permissions({ entry, folder, runtimeFolder }: HostOptions): string[] {
  const root = dirname(join(runtimeFolder, '.'))
  const code = ['server', 'node_modules'].map((name) => folderOf(join(root, name)))
  const readable = [
    folderOf(folder),
    folderOf(runtimeFolder),
    ...code,
    join(root, 'package.json'),
    fileURLToPath(entry),
  ]
  return ['--permission', '--allow-addons', ...readable.map((path) => `--allow-fs-read=${path}`)]
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isPiece = (value: unknown) =>
  isObject(value) &&
  'audio' in value &&
  value.audio instanceof Uint8Array &&
  'times' in value &&
  Array.isArray(value.times)

/** Validates a message: anything else comes from a misbehaving process. */
function isEngineMessage(message: unknown): message is HostReply {
  if (!isObject(message) || !('lane' in message) || !lanes.some((lane) => lane === message.lane)) return false
  if ('failure' in message) return typeof message.failure === 'string'
  if ('piece' in message) return isPiece(message.piece)
  return 'clip' in message && isPiece(message.clip)
}

/**
 * Starts the process that speaks. It is a process and not a thread because interrupting native code ends its whole
 * process, and only a process returns its memory at once.
 */
export function startHost(options: HostOptions, notify: EngineListener<SpeakAnswer, SpeakProgress>): Engine<SpeakJob> {
  const { folder, runtimeFolder, threads, samplesOnly } = options
  const settings: HostSettings = { folder, runtimeFolder, threads, samplesOnly }
  const child = fork(options.entry, [JSON.stringify(settings)], {
    // It needs no settings and no secrets.
    env: {},
    // Keeps V8's young generation small: by default it grows to 64 MB.
    execArgv: [...permissions(options), '--max-semi-space-size=2', '--disable-warning=SecurityWarning'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.on('message', (message) => {
    if (!isEngineMessage(message)) return void child.kill('SIGKILL')
    const { lane } = message
    notify('piece' in message ? { progress: message, lane } : { answer: message, lane })
  })
  child.on('error', () => notify('ended'))
  child.on('exit', () => notify('ended'))
  // While it works, the timeout keeps this process alive; an idle child must not.
  child.unref()
  child.channel?.unref()
  options.onProcess?.(child)
  return {
    ask: (job, lane) => void child.send({ job, lane } satisfies HostMessage, () => undefined),
    hurry: () => void child.send('hurry' satisfies HostMessage, () => undefined),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
      const ended = once(child, 'exit')
      // A run of the model cannot be interrupted otherwise.
      child.kill('SIGKILL')
      child.ref()
      await ended
    },
  }
}

const maxLosses = 3
const withinMs = 10 * 60_000
const pauseMs = 10 * 60_000

/**
 * Limits restarts of a process that keeps dying: after three losses in ten minutes it pauses for ten. `now` is in
 * milliseconds.
 */
export function restartLimiter(now: () => number) {
  let losses: number[] = []
  let pausedUntil = 0
  return {
    /** Records a loss; returns true if it starts a pause. */
    lost(): boolean {
      losses = [...losses, now()].filter((at) => at > now() - withinMs)
      if (losses.length < maxLosses) return false
      losses = []
      pausedUntil = now() + pauseMs
      return true
    },
    isPaused: () => now() < pausedUntil,
  }
}
