/** What a class or a code looks like; anything else could be words. */
const plainWord = /^[\w.-]{1,64}$/
const maxCauseDepth = 4

const wordIn = (value: unknown): string | undefined =>
  (typeof value === 'string' || typeof value === 'number') && plainWord.test(String(value)) ? String(value) : undefined

/** The error's code, or that of the error that caused it. */
function codeOf(error: unknown, depth = 0): string | undefined {
  if (typeof error !== 'object' || error === null || depth > maxCauseDepth) return undefined
  const code = 'code' in error ? wordIn(error.code) : undefined
  return code ?? ('cause' in error ? codeOf(error.cause, depth + 1) : undefined)
}

/** The class of an error: its name, or, where that is only `Error`, its constructor's. */
function classOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const name = error.name === 'Error' ? error.constructor.name : error.name
  return wordIn(name) ?? 'Error'
}

/** How a job failed, for the operator: the error's class and code, never its message, which may hold a person's words. */
export function describeFailure(error: unknown): string {
  const code = codeOf(error)
  return code ? `${classOf(error)} ${code}` : classOf(error)
}
