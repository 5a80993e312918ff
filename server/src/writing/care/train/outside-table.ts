import type { Care } from '../detect.ts'
import { interval } from './figures.ts'
import type { OutsideText } from './outside.ts'

const percent = (share: number) => (100 * share).toFixed(1)

function shareOf(hits: number, of: number): string {
  const [low, high] = interval(hits, of)
  return `${percent(hits / of)} (${percent(low)} to ${percent(high)})`
}

/**
 * A Markdown table of what was stopped, softened and missed: one row for each class, and one for each of its sources.
 * Per cent, with Wilson's 95 % intervals. Contains no text.
 */
export function outsideTable(texts: readonly OutsideText[], ask: (text: OutsideText) => Care | undefined): string {
  const asked = texts.map((text) => ({ class: text.class, source: text.source, care: ask(text) }))
  const rowOf = (list: typeof asked, name: string, source: string): string => {
    const count = (wanted: Care | undefined) => list.filter(({ care }) => care === wanted).length
    const shares = [count('stop'), count('soften'), count(undefined)].map((hits) => shareOf(hits, list.length))
    return `| ${name} | ${source} | ${list.length} | ${shares.join(' | ')} |`
  }
  const rows = Map.groupBy(asked, (text) => text.class)
    .entries()
    .flatMap(([name, list]) => [
      rowOf(list, name, 'all'),
      ...Map.groupBy(list, ({ source }) => source)
        .entries()
        .map(([source, part]) => rowOf(part, name, source)),
    ])
  return ['| class | source | n | stopped | softened | neither |', '|---|---|---|---|---|---|', ...rows].join('\n')
}
