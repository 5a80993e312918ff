import { type Fd, WASI } from '@bjorn3/browser_wasi_shim'
import type { ProgramFile } from './program-file.ts'

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
