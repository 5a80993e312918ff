import { lineToReplace } from '@glimmer/critic/judge-set'
import type { Brief, Writer, WrittenLine } from '#ports/writer.ts'
import { sayableName } from '#writing/second-person/first-name.ts'

/**
 * How many lines of a set may be replaced: the first ones by the writer, the others by curated ones, which are free.
 */
const asksOfTheWriter = 1
const turns = 40
/** Questions and plans have few openings: after this many replacements, use the plain form. */
const turnsInForm = 8

/** Writes the lines concurrently, then replaces those that do not fit with the others until the set rules hold. */
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
