import { expect, test } from 'vitest'
import type { Lane } from '../queued-jobs.ts'
import type { Model } from './model.ts'
import { takeTurns } from './take-turns.ts'

/** Two texts of three phrases each, spoken by a model that a test lets finish one phrase after the other. */
function twoTexts() {
  const started: string[] = []
  let finish = () => {}
  const model: Model = {
    vocabulary: {},
    run: ({ ids }) => {
      started.push(ids.join(''))
      const { promise, resolve } = Promise.withResolvers<{ samples: Float32Array; durations: number[] }>()
      finish = () => resolve({ samples: new Float32Array(), durations: [] })
      return promise
    },
  }
  const turns = takeTurns(model)
  async function speak(lane: Lane, name: number) {
    turns.begin(lane)
    for (const phrase of [1, 2, 3])
      await turns.models[lane].run({ ids: [name, phrase], style: new Float32Array(), speed: 1 })
    turns.end(lane)
  }
  /** Until everything that can happen has happened. */
  const settle = () => new Promise<void>((done) => setImmediate(done))
  async function finishPhrases(count: number) {
    for (let phrase = 0; phrase < count; phrase++) {
      await settle()
      finish()
      await settle()
    }
  }
  return { started, turns, speak, settle, finishPhrases }
}

test('a text made ahead yields between two phrases, and goes on afterwards', async () => {
  const { started, speak, settle, finishPhrases } = twoTexts()
  const ahead = speak('ahead', 1)
  await settle()
  const asked = speak('waited-for', 2)
  await finishPhrases(6)
  await Promise.all([ahead, asked])
  expect(started).toEqual(['11', '21', '22', '23', '12', '13'])
})

test('it yields no longer once somebody waits for it', async () => {
  const { started, turns, speak, settle, finishPhrases } = twoTexts()
  const ahead = speak('ahead', 1)
  await settle()
  const asked = speak('waited-for', 2)
  await finishPhrases(2)
  turns.hurry()
  await finishPhrases(4)
  await Promise.all([ahead, asked])
  expect(started.toSorted()).toEqual(['11', '12', '13', '21', '22', '23'])
  expect(started.indexOf('12')).toBeLessThan(started.indexOf('23'))
})

test('a phrase that fails leaves the next one its turn', async () => {
  let runs = 0
  const turns = takeTurns({
    vocabulary: {},
    run: async () => {
      if (++runs === 1) throw new Error('no sound')
      return { samples: new Float32Array(), durations: [1] }
    },
  })
  const phrase = { ids: [1], style: new Float32Array(), speed: 1 }
  await expect(turns.models.ahead.run(phrase)).rejects.toThrow('no sound')
  expect((await turns.models['waited-for'].run(phrase)).durations).toEqual([1])
})
