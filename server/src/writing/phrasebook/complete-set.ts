import type { Request } from './write-line.ts'

/** The request for a line that has to go with the others of its set. */
export const among = <Asked extends Request>(request: Asked, others: readonly string[]): Asked => ({
  ...request,
  among: others,
  recent: [...others.toReversed(), ...request.recent],
})

/**
 * Completes a set: keeps the lines there are, and has the others chosen one after the other, each to go with all that
 * are there already. The same requests, lines and choice give the same set.
 * @param there by position; undefined where a line has to be chosen.
 */
export function completeSet<Asked extends Request, Line extends { text: string }>(
  requests: readonly Asked[],
  there: readonly (Line | undefined)[],
  choose: (request: Asked) => Line,
): Line[] {
  const lines: Line[] = []
  for (const [at, request] of requests.entries()) {
    const others = [...lines, ...there.slice(at + 1)].flatMap((line) => line?.text ?? [])
    lines.push(there[at] ?? choose(among(request, others)))
  }
  return lines
}
