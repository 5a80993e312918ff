import { forms, type Level, type Theme, themes, values } from '@glimmer/contract'
import type { WrittenLine } from '#ports/writer.ts'
import { type Random, randomFrom } from '../phrasebook/random.ts'
import { type Request, writeLine } from '../phrasebook/write-line.ts'
import { plausibleMood, plausibleNote, plausibleSituation } from './plausible.ts'

/** One day of one simulated user. */
export interface Day {
  request: Request
  line: WrittenLine
  /** How long the line took, by the given clock. */
  ms: number
}

interface Person {
  name: string
  themes: readonly Theme[]
  level: Level
  random: Random
}

const names = ['Sam', "D'Arcy", 'Seán-Óg', 'Priya', 'محمد', 'Wilhelmina-Alexandrina Bartholomew', 'W'.repeat(60), '']
const partsOfDay = ['morning', 'morning', 'afternoon', 'evening', 'night'] as const

function aPerson(seed: string): Person {
  const random = randomFrom(seed)
  const chosen = Array.from({ length: 1 + Math.floor(random.next() * 3) }, () => random.pick(themes))
  return { name: random.pick(names), themes: [...new Set(chosen)], level: 2, random }
}

/** Randomly moves a user's level up (6 %) or down (3 %), as their answers would. */
function nextLevel(level: Level, random: Random): Level {
  const roll = random.next()
  if (roll < 0.06) return Math.min(5, level + 1) as Level
  return roll < 0.09 ? (Math.max(1, level - 1) as Level) : level
}

/** A request for one day, with matching hour, situation and mood. */
function requestOfDay({ name, themes: chosen, level, random }: Person): Omit<Request, 'seed' | 'recent'> {
  const partOfDay = random.pick(partsOfDay)
  const situation = random.next() < 0.35 ? plausibleSituation(partOfDay, random) : undefined
  return {
    themes: chosen,
    form: random.next() < 0.6 ? 'first-person' : random.pick(forms),
    level,
    mood: random.next() < 0.5 ? plausibleMood(situation, random) : undefined,
    value: random.next() < 0.35 ? random.pick(values) : undefined,
    situation,
    note: !situation && random.next() < 0.15 ? plausibleNote(partOfDay, random) : undefined,
    firstName: name || undefined,
    partOfDay,
  }
}

/** Simulates one user for `days` days, with one line per day. */
export function simulateUser(seed: string, days: number, now: () => number): Day[] {
  const person = aPerson(seed)
  const { random } = person
  const simulated: Day[] = []
  let recent: readonly string[] = []
  for (let day = 0; day < days; day++) {
    person.level = nextLevel(person.level, random)
    const request: Request = { ...requestOfDay(person), seed: `${seed} ${day}`, recent }
    const began = now()
    const line = writeLine(request)
    simulated.push({ request, line, ms: now() - began })
    recent = [line.text, ...recent].slice(0, 500)
  }
  return simulated
}
