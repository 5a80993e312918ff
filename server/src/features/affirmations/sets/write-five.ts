import { lineToReplace } from '@glimmer/critic/judge-set'
import type { Brief, Writer, WrittenLine } from '#ports/writer.ts'
import { sayableName } from '#writing/second-person/first-name.ts'

/** How often one line of a set takes another's place: by its writer first, then by curated ones, which cost nothing. */
const asksOfTheWriter = 1
const turns = 40
/** Questions and plans begin in few ways: after this many turns the plain form is taken. */
const turnsInForm = 8

/**
 * Has the lines written, all at once, and exchanges those that do not stand well beside the others until the set
 * rules hold.
 */
export async function writeFive(
  writer: Writer,
  briefs: readonly Brief[],
  signal: AbortSignal,
): Promise<readonly WrittenLine[]> {
  let lines: readonly WrittenLine[] = await Promise.all(briefs.map((brief) => writer.write(brief, signal)))
  const firstName = sayableName(briefs[0]?.firstName)
  for (let turn = 0; turn < turns; turn++) {
    const texts = lines.map(({ text }) => text)
    const at = lineToReplace(texts, firstName)
    const brief = at === undefined ? undefined : briefs[at]
    if (at === undefined || !brief) return lines
    const again: Brief = {
      ...brief,
      form: turn < turnsInForm ? brief.form : 'first-person',
      seed: `${brief.seed} ${turn}`,
      recent: [...texts.toSpliced(at, 1), ...brief.recent],
    }
    lines = lines.with(at, turn < asksOfTheWriter ? await writer.write(again, signal) : writer.curated(again))
  }
  return lines
}
