let isSilent = !import.meta.env?.DEV

/** Sets the environment once it is known: the log is silent in production, and written elsewhere. */
export const setLogEnvironment = (environment: string) => {
  isSilent = environment === 'production'
}

/**
 * Writes to the browser's console; silent in production. Never pass a token, a note, a mood or a line.
 * @param what a sentence.
 * @param detail codes and numbers only.
 */
export function log(what: string, detail: Record<string, string | number | undefined> = {}) {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console, and never in production.
  if (!isSilent) console.info(what, detail)
}
