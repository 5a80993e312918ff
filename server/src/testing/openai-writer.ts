import { afterAll, afterEach, beforeEach } from 'vitest'
import { openaiWriter, type WriterOptions, type WriterSettings } from '#adapters/writer/openai/writer.ts'
import type { Brief } from '#ports/writer.ts'
import { writeLine } from '#writing/phrasebook/write-line.ts'
import { fails, startModelServer } from './model-server.ts'

/** A line that the gate lets through for `aBrief()`. */
export const validLine = 'I can rest for a minute before I answer.'

export const aBrief = (changes: Partial<Brief> = {}): Brief => ({
  themes: ['calm'],
  form: 'first-person',
  level: 2,
  partOfDay: 'morning',
  seed: 'a seed',
  recent: [],
  ...changes,
})

/** What Glimmer writes itself in place of the model: never charged. */
export const builtInLine = (brief: Brief) => ({ ...writeLine(brief), charged: false })

const staying = new AbortController().signal

/** Starts a model's server for a test file, and returns it with writers that ask it and the troubles they report. */
export async function startWriterTests() {
  const server = await startModelServer()
  const troubles: string[] = []
  afterAll(() => server.stop())
  beforeEach(() => {
    troubles.length = 0
  })
  afterEach(() => server.moderate(fails(404)))
  const aWriter = (options: WriterOptions = {}, settings: Partial<WriterSettings> = {}) =>
    openaiWriter(
      { baseUrl: server.baseUrl, apiKey: 'a key', model: 'a-model', ...settings },
      { backoffMs: 1, onTrouble: (trouble) => troubles.push(trouble), ...options },
    )
  const write = (brief: Brief = aBrief(), writer = aWriter()) => writer.write(brief, staying)
  return { server, troubles, aWriter, write }
}
