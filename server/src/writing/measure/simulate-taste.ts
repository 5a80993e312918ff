import { type Level, type LineResponse, plans, type Steering, type Theme } from '@glimmer/contract'
import type { WrittenLine } from '#ports/writer.ts'
import { drawTheme, openAt, themesLately } from '../ladder/choose-themes.ts'
import { type Answer, climb } from '../ladder/climb.ts'
import { randomFrom } from '../phrasebook/random.ts'
import { curatedLine } from '../phrasebook/write-line.ts'
import { themeWeights } from '../taste/learn-traits.ts'
import { hiddenTaste } from './hidden-taste.ts'

/** How many answers the writer gets of those who turned personalisation on, and of all others (features/affirmations). */
const known = { on: 90, off: 12 }

type Given = Steering['answers'][number]

const start: Level = 2
const firstName = undefined

/** The answers that the writer gets. */
const answersGiven = (all: readonly Given[], isOn: boolean): readonly Given[] =>
  isOn ? all.slice(0, known.on) : all.filter(({ response }) => response === 'true').slice(0, known.off)

/** The step the answers led to in a theme. */
const stepIn = (theme: Theme, answers: readonly (Given & Answer)[]): Level =>
  climb(start, answers.filter(({ themes }) => themes.includes(theme)).reverse())

/**
 * Simulates somebody on the free plan who chose no themes and answers every line of the day: whether each felt true. The
 * writer sees nothing of them but these answers.
 */
export function simulateTaste(seed: string, days: number, isOn: boolean): boolean[] {
  const open = openAt(plans.free.themes, 'morning')
  const taste = hiddenTaste(seed, open)
  const random = randomFrom(`answers ${seed}`)
  const answer = (line: WrittenLine): LineResponse => {
    if (random.next() < taste.likes(line)) return 'true'
    return random.next() < (line.level > taste.boldest ? 0.6 : 0.1) ? 'too-much' : 'not-quite'
  }
  let answers: readonly (Given & Answer)[] = []
  for (let day = 0; day < days; day++) {
    const recent = answers.map(({ text }) => text)
    const given = answersGiven(answers, isOn)
    const today = `${seed} ${day}`
    const theme = drawTheme(open, themesLately(recent, firstName), today, themeWeights(given, firstName))
    const line = curatedLine({
      themes: [theme],
      level: stepIn(theme, answers),
      form: 'first-person',
      partOfDay: 'morning',
      seed: today,
      recent,
      steering: { answers: given },
    })
    answers = [{ ...line, response: answer(line), isOwn: false }, ...answers]
  }
  return answers.map(({ response }) => response === 'true').reverse()
}
