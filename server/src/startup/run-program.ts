import { ConfigError } from '#config/setting.ts'

/** A setting or a machine that is not right deserves a sentence; anything else its whole story. */
const isExplained = (error: unknown): error is Error =>
  error instanceof ConfigError || (error instanceof Error && 'code' in error)

/** Runs a program to its end: what goes wrong is said on standard error, and the exit code is 1. */
export function runProgram(program: () => Promise<void>): void {
  program().catch((error: unknown) => {
    process.stderr.write(`${isExplained(error) ? error.message : error instanceof Error ? error.stack : error}\n`)
    process.exit(1)
  })
}
