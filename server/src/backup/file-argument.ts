/**
 * Reads the one file name of a command. Returns `help` if that is asked for, and undefined if there is no file, more
 * than one argument, or an option: a file whose name begins with a dash is written as `./-name`.
 */
export function fileArgument(args: readonly string[]): { file: string } | 'help' | undefined {
  if (args.some((arg) => arg === '--help' || arg === '-h')) return 'help'
  const [file, ...others] = args
  return file && !file.startsWith('-') && others.length === 0 ? { file } : undefined
}
