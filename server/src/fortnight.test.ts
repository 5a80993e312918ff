import type { Affirmation, Mood } from '@glimmer/contract'
import { describe, expect, test } from 'vitest'
import { ahead, createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'
import { daysAfter, partOfDay } from '#time/wall-clock.ts'
import { findLine } from '#writing/bank/find-line.ts'
import { answersMood } from '#writing/phrasebook/suits.ts'

/*
 * Two weeks of one account, by the test clock, across the end of a month. London, in winter.
 */

const glimmer = testApp()
const begin = '2026-11-23'
const dayOf = (day: number) => daysAfter(begin, day)

const at = (day: string, time: string) => glimmer.clock.set(new Date(`${day}T${time}:00Z`))
const today = async ({ call }: Person, opened?: string) =>
  (await call('GET /affirmations/today', opened ? { query: { opened } } : {})).body
const forMood = async ({ call }: Person, mood: Mood) =>
  (await call('POST /affirmations/today', { body: { mood } })).body
const respond = ({ call }: Person, id: string, response: 'true' | 'not-quite' | 'too-much') =>
  call('POST /affirmations/{id}/response', { params: { id }, body: { response } })
const hear = ({ call }: Person, id: string) =>
  call('POST /affirmations/{id}/speak', { params: { id }, body: { voice: 'alasdair' } })
const used = async ({ call }: Person) => {
  const { affirmations, speech } = (await call('GET /users/usage')).body
  return { affirmations: affirmations.used, speech: speech.used }
}

/** Writes and hears lines until nothing is left of the month. */
async function spendAll(person: Person) {
  const written: string[] = []
  const write = () =>
    person.call('POST /affirmations/generate', { body: { themes: ['calm', 'focus'], form: 'first-person' } })
  let reply = await write()
  // Lines that had to be picked instead count for nothing, so it may take more than ten.
  while (reply.status === 201 && written.length < 40) {
    written.push(reply.body._id)
    reply = await write()
  }
  expect(reply.problem.code).toBe('allowance_spent')
  for (const id of written) await hear(person, id)
}

/** A line of the bank, whoever it was said to. */
const inBank = ({ text }: Affirmation) => findLine(text, 'Ines')?.line

/** Whether a line suits the hour at which it is read, and neither it nor its sentence speaks of another. */
function expectForNow(line: Affirmation) {
  const part = partOfDay(glimmer.clock.now(), 'Europe/London')
  const hours = inBank(line)?.hours ?? []
  expect(hours.length === 0 || hours.includes(part)).toBe(true)
  const others = { morning: /tonight|this (afternoon|evening)/i, afternoon: /tonight|this (morning|evening)/i }
  const late = /this (morning|afternoon)|for today’s list|over a hot drink today/i
  const wrong = part === 'morning' || part === 'afternoon' ? others[part] : late
  expect(`${line.text} ${line.description}`).not.toMatch(wrong)
}

describe('a newcomer', () => {
  test.each(['07:00', '12:00', '18:00', '23:00'])(
    'at %s gets one of the lines chosen to be first, for that hour',
    async (time) => {
      at(begin, time)
      const people = await Promise.all(Array.from({ length: 16 }, () => createMember(glimmer, { firstName: 'Ines' })))
      const lines = await Promise.all(people.map((person) => today(person)))
      for (const line of lines) {
        expectForNow(line)
        expect(inBank(line)?.isFirst).toBe(true)
        if (time < '17:00') expect(line.themes).not.toContain('sleep')
      }
      // Neither one theme nor the same few lines.
      expect(new Set(lines.flatMap(({ themes }) => themes)).size).toBeGreaterThan(2)
      expect(new Set(lines.map(({ text }) => text)).size).toBeGreaterThan(4)
      for (const person of people.slice(0, 2)) expect(await used(person)).toEqual({ affirmations: 0, speech: 0 })
    },
  )
})

test('a fortnight', { timeout: 60_000 }, async () => {
  at(begin, '07:10')
  const ines = await createMember(glimmer, { firstName: 'Ines' })
  const prefer = (body: object) => ines.call('PUT /users/preferences', { body })
  /** The day's lines, in order, and how many days the garden has had after each. */
  const lines: Affirmation[] = []
  const lights: number[] = []
  const readAt = async (day: number, time: string, opened?: string) => {
    at(dayOf(day), time)
    const line = await today(ines, opened)
    lines.push(line)
    lights.push((await ines.call('GET /users/days')).body.days)
    return line
  }

  // The first day: what is chosen in the first run shows at once.
  await prefer({ timeZone: 'Europe/London', firstRun: 'themes' })
  await today(ines)
  await prefer({ themes: ['calm', 'confidence'], form: 'distanced', level: 4, firstRun: 'voice' })
  await prefer({ firstRun: 'done' })
  const first = await readAt(0, '07:15')
  expect(first).toMatchObject({ form: 'distanced', level: 4 })
  expect(first.text).toMatch(/^Ines, /)
  expect(['calm', 'confidence']).toContain(first.themes[0])

  // "Not quite" stays within the choice, free.
  await respond(ines, first._id, 'not-quite')
  const { body: another } = await ines.call('POST /affirmations/{id}/another', { params: { id: first._id } })
  expect(['calm', 'confidence']).toContain(another.themes[0])
  expect((await today(ines))._id).toBe(another._id)
  await prefer({ level: 3 })

  for (const day of [1, 2, 3]) expectForNow(await readAt(day, '07:30'))

  // A heavy day with nothing left of the month: nothing is refused, and nothing counted.
  expectForNow(await readAt(4, '08:05'))
  await spendAll(ines)
  const spent = await used(ines)
  const gentle = await forMood(ines, 'heavy')
  expect(gentle).toMatchObject({ level: 1, origin: 'curated' })
  const replies = [
    await hear(ines, gentle._id),
    await respond(ines, gentle._id, 'too-much'),
    await ines.call('POST /affirmations/{id}/gentler', { params: { id: gentle._id } }),
    await ines.call('POST /affirmations/set', { body: { pack: 'bedtime' } }),
  ]
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 201, 201])
  const fiveLines = replies[3]?.body as { lines: { affirmation: Affirmation }[] }
  for (const { affirmation } of fiveLines.lines.slice(0, 2))
    expect((await hear(ines, affirmation._id)).status).toBe(200)
  expect(await used(ines)).toEqual(spent)

  // An evening: the day is first opened then, and its line is for the evening.
  const evening = await readAt(5, '21:31')
  expectForNow(evening)
  const { items: history } = (await ines.call('GET /users/history')).body
  expect(history[0]?._id).toBe(evening._id)

  // A day without a connection from the morning on: the line that the device opened stays the day's.
  const week = await ahead(ines)
  const offline = week.find(({ day }) => day === dayOf(6))
  expect(await readAt(6, '20:30', offline?.affirmation._id)).toMatchObject({ _id: offline?.affirmation._id })

  // The seventh light is a milestone; the month's last day, and the first of the next, take nothing away.
  expect((await ines.call('GET /users/days/milestones')).body.items).toMatchObject([{ kind: 'week', days: 7 }])
  expect(dayOf(7)).toBe('2026-11-30')
  expectForNow(await readAt(7, '07:30'))
  expect((await used(ines)).affirmations).toBe(10)
  expectForNow(await readAt(8, '00:40'))
  expect(await used(ines)).toEqual({ affirmations: 0, speech: 0 })
  const visits = await ines.call('GET /users/days/visits', { query: { from: dayOf(-300), to: dayOf(8) } })
  expect(visits.body.items.map(({ day }) => day)).toEqual(Array.from({ length: 9 }, (_, day) => dayOf(day)))

  // The evening's question leads to the next day's line.
  await ines.call('PUT /users/reminders/evening', { body: { enabled: true, time: '20:00', remind: false } })
  const asked = await readAt(9, '07:30')
  at(dayOf(9), '20:15')
  expect((await ines.call('GET /affirmations/evening')).body.question?.affirmation._id).toBe(asked._id)
  await ines.call('PUT /affirmations/evening', {
    body: { day: dayOf(9), response: 'true', tomorrow: 'more-like-this' },
  })
  const more = await readAt(10, '07:30')
  expect(more).toMatchObject({ themes: asked.themes, level: asked.level })

  // A bright day has a line with joy in it.
  await readAt(11, '12:30')
  expect(answersMood((await forMood(ines, 'bright')).text, 'bright')).toBe(true)
  for (const day of [12, 13]) expectForNow(await readAt(day, '18:40'))

  // Over the two weeks: no line twice, both themes by turns, a name at most twice in seven days, and lights only added.
  expect(new Set(lines.map(({ text }) => text)).size).toBe(14)
  expect(lights).toEqual(Array.from({ length: 14 }, (_, day) => day + 1))
  const byName = lines.map(({ text }) => text.startsWith('Ines'))
  for (let from = 0; from <= 7; from++)
    expect(byName.slice(from, from + 7).filter(Boolean).length).toBeLessThanOrEqual(2)
  const themes = lines.map(({ themes: [theme] }) => theme)
  for (const theme of ['calm', 'confidence'])
    expect(themes.filter((each) => each === theme).length).toBeGreaterThanOrEqual(5)
  expect(await used(ines)).toEqual({ affirmations: 0, speech: 0 })
})

test('on Premium, five new lines before bed each night count for nothing, written or heard', async () => {
  at(begin, '22:10')
  const priya = await createMember(glimmer, { tier: 'premium' })
  const nights: string[][] = []
  for (const night of [0, 1, 2]) {
    at(dayOf(night), '22:30')
    const { body } = await priya.call('POST /affirmations/set', { body: { pack: 'bedtime' } })
    expect((await hear(priya, body.lines[night]?.affirmation._id ?? '')).status).toBe(200)
    nights.push(body.lines.map(({ affirmation }) => affirmation.text))
  }
  expect(new Set(nights.flat()).size).toBe(15)
  expect(await used(priya)).toEqual({ affirmations: 0, speech: 0 })
})
