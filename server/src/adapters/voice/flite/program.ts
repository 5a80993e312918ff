import { type Fd, WASI } from '@bjorn3/browser_wasi_shim'

/** Runs a command-line program with these arguments and open files; answers its exit status, or throws when it crashes. */
export type Run = (command: string[], files: Fd[]) => number

type Instance = WebAssembly.Instance & { exports: { memory: WebAssembly.Memory; _start: () => unknown } }

/**
 * A WASI program that can be run again and again. Its memory is set back to how it began after every run: half the time
 * of a new instance, no dead memories waiting to be collected, and nothing of one person's words left for the next.
 * The WASI calls are answered in JavaScript because Node's own WASI crashes the process after some hundred runs.
 */
export function loadProgram(module: WebAssembly.Module): Run {
  const wasi = new WASI([], [], [], { debug: false })
  const instantiate = () => new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi.wasiImport }) as Instance
  let instance: Instance | undefined = instantiate()
  const beginning = new Uint8Array(instance.exports.memory.buffer).slice()

  function reset({ exports: { memory } }: Instance) {
    const bytes = new Uint8Array(memory.buffer)
    bytes.set(beginning)
    bytes.fill(0, beginning.length)
  }

  return (command, files) => {
    const running = instance ?? instantiate()
    // Kept only if it ends by itself: a crash leaves more than its memory behind.
    instance = undefined
    wasi.args = command
    wasi.fds = files
    const status = wasi.start(running)
    reset(running)
    instance = running
    return status
  }
}
