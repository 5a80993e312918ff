let isSilent = !import.meta.env?.DEV

/** Silent in production; elsewhere the log is written, once it is known where this is. */
export const logIn = (environment: string) => {
  isSilent = environment === 'production'
}

/**
 * The browser's log: silent in production. Never give it a token, a note, a mood or a line.
 * @param what a sentence, and @param detail codes and numbers only.
 */
export function log(what: string, detail: Record<string, string | number | undefined> = {}) {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console, and never in production.
  if (!isSilent) console.info(what, detail)
}
