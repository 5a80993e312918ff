import { type Fd, WASI } from '@bjorn3/browser_wasi_shim'
import type { ProgramFile } from './program-file.ts'

/** Runs a command-line program with these arguments and open files; answers its exit status, or throws when it crashes. */
export type Run = (command: string[], files: Fd[]) => number

type Instance = WebAssembly.Instance & { exports: { memory: WebAssembly.Memory; _start: () => unknown } }

/**
 * A WASI program that can be run again and again. Its memory is set back to how it began after every run: half the time
 * of a new instance, no dead memories waiting to be collected, and nothing of one person's words left for the next.
 * The WASI calls are answered in JavaScript because Node's own WASI crashes the process after some hundred runs.
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
    // Kept only if it ends by itself: a crash leaves more than its memory behind.
    instance = undefined
    wasi.args = command
    wasi.fds = files
    const status = wasi.start(running)
    setBack(running)
    instance = running
    return status
  }
}
