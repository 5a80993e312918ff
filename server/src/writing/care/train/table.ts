import { type Figure, interval } from './figures.ts'

const percent = (share: number) => (100 * share).toFixed(0)

function rowOf({ class: name, kind, stopped, softened, of }: Figure): string {
  const heard = stopped + softened
  const [low, high] = interval(heard, of)
  const share = `${percent(heard / of)} % (${percent(low)} to ${percent(high)})`
  return `| ${name} | ${kind} | ${of} | ${stopped} | ${softened} | ${share} |`
}

/** Formats figures as a Markdown table. */
export const tableOf = (figures: readonly Figure[]): string =>
  [
    '| class | kind | sentences | stopped | softened | stopped or softened, 95 % |',
    '|---|---|---|---|---|---|',
    ...figures.map(rowOf),
  ].join('\n')
