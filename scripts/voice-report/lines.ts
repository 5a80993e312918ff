import { readFileSync } from 'node:fs'
import { mulberry32 } from '@glimmer/lib/seeded-random'
import { bank } from '@glimmer/server/writing/bank/bank'
import { insertName } from '@glimmer/server/writing/second-person/first-name'

/** What a line shows: whether plain words, figures and signs, or a name are understood. */
export type LineKind = 'plain' | 'figures' | 'name'

export interface ReportLine {
  kind: LineKind
  text: string
  /** The name in a line of that kind. */
  name?: string
}

/** The twenty lines of the listening test in docs/speech.md. */
function listeningTest(): string[] {
  const document = readFileSync(new URL('../../docs/speech.md', import.meta.url), 'utf8')
  const lines = document.split('## Listening test')[1]?.matchAll(/^\d+\. (.+)$/gm) ?? []
  return [...lines].map(([, line = '']) => line)
}

/** Lines of the bank, spread over all of it; the same ones in every run. */
function fromBank(count: number): string[] {
  const random = mulberry32(1)
  return Array.from({ length: count }, () => insertName(bank[Math.floor(random() * bank.length)]?.text ?? '', 'Sam'))
}

/** Lines with forty figures and signs, as users write them. */
const figures = [
  'I paid £1,250.50 and kept 3/4 of it.',
  'At 07:30, at 19:45 and at 9 p.m. I can rest.',
  'On 3 May 2026 I begin, and by 21/06/2026 I am here.',
  'I am 50% calmer, and ½ the worry is enough.',
  'My e-mail & my to-do list can wait.',
  'I can call 020 7946 0018 for help.',
  'I walked 10 km, drank 2 l and slept 8 hrs.',
  'This is my 1st, my 2nd and my 22nd try.',
  'Dr. Patel lives at 5 St. John’s Rd. in town.',
  'I saved $5 and €2.5m, and it is 20°C.',
  'I know my ADHD, i.e. I need 2–3 breaks, etc.',
  'In the 1990s I had 1,000,000 worries and now I have 12.',
  'I gave 1/3 to you, 2/3 to me, and 99p to her.',
  'Mr. Lee + me = 2 friends.',
]

/** Names whose spelling does not tell how they are pronounced. */
export const names =
  'Siobhan Niamh Rhys Eilidh Saoirse Ffion Ngozi Anaïs Caitlín Ruaridh Dafydd Joaquin Priyanka Zbigniew Aoife Nguyen'.split(
    ' ',
  )

/** The lines that every voice speaks, at most so many of each kind. */
export const reportLines = (atMost: number): ReportLine[] => [
  ...[...listeningTest(), ...fromBank(60)].slice(0, atMost).map((text) => ({ kind: 'plain' as const, text })),
  ...figures.slice(0, atMost).map((text) => ({ kind: 'figures' as const, text })),
  ...names.slice(0, atMost).map((name) => ({ kind: 'name' as const, name, text: `${name}, you can rest now.` })),
]
