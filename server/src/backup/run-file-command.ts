import { BackupError } from '#features/backups/index.ts'
import { runProgram } from '#startup/run-program.ts'

/**
 * Runs a program that takes the name of one file, and prints what `work` returns; `--help` prints the usage. A file
 * whose name begins with a dash is written as `./-name`.
 */
export function runFileCommand(usage: string, work: (file: string) => Promise<string>): void {
  const args = process.argv.slice(2)
  runProgram(async () => {
    if (args.some((arg) => arg === '--help' || arg === '-h')) return void process.stdout.write(`${usage}\n`)
    const [file, ...others] = args
    if (!file || file.startsWith('-') || others.length > 0) throw new BackupError(usage)
    process.stdout.write(`${await work(file)}\n`)
  })
}
