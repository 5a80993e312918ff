import { describe, expect, test } from 'vitest'
import { type Behaviour, fails, hangs, refusesFormats, replyWith, replyWithLine } from '#testing/model-server.ts'
import { aBrief, builtInLine, startWriterTests, validLine } from '#testing/openai-writer.ts'
import type { WriterOptions } from './writer.ts'

const { aWriter, server, troubles, write } = await startWriterTests()

describe('a line that breaks no rule and makes no sense', () => {
  const odd = "It's like me to think of the hands behind my coat."
  const byBank = () => aWriter({}, { kind: 'bank' })
  const plain = 'I am someone who can rest before the work is done.'
  const level = 5

  test('is recognised by lines that were judged odd, and another line is used', async () => {
    server.behave(replyWithLine(odd), replyWithLine(plain))
    expect((await write(aBrief({ level }), byBank())).text).toBe(plain)
    expect(server.completions()[1]?.body.messages?.at(-1)?.content).toContain('one plain thing')
  })

  test('is not asked for a third time: Glimmer writes, uncharged', async () => {
    server.behave(replyWithLine(odd))
    expect(await write(aBrief({ level }), byBank())).toEqual(builtInLine(aBrief({ level })))
    expect(server.completions()).toHaveLength(2)
    expect(troubles).toEqual(['no line of its passed'])
  })

  test('goes through where nobody is asked about its sense', async () => {
    server.behave(replyWithLine(odd))
    expect((await write(aBrief({ level }))).text).toBe(odd)
  })
})

describe('a second model that is asked for a yes or no', () => {
  const byModel = (options: WriterOptions = {}) => aWriter(options, { kind: 'model', model: 'a-small-one' })
  const asked = () => server.completions().map(({ body }) => body.model)
  const yes = replyWith('{"makesSense": true}')
  const no = replyWith('{"makesSense": false}')

  test('sees the line and its place, and neither the note, the name nor the mood', async () => {
    server.behave(replyWithLine('{name}, you can rest on the stairs for a minute.'), yes)
    const brief = aBrief({ form: 'distanced', firstName: 'Thandiwe', note: 'Bertrand shouted', mood: 'low' })
    expect((await write(brief, byModel())).text).toBe('Thandiwe, you can rest on the stairs for a minute.')
    expect(asked()).toEqual(['a-model', 'a-small-one'])
    const [, verdict] = server.completions()
    expect(verdict?.body.response_format?.type).toBe('json_schema')
    const said = JSON.stringify(verdict?.body.messages)
    expect(said).toContain('you can rest on the stairs')
    expect(said).not.toMatch(/Thandiwe|Bertrand|"low"/)
  })

  test('makes the writer try again by answering no', async () => {
    server.behave(replyWithLine('I can rest beside the tallest coat tonight.'), no, replyWithLine(validLine), yes)
    expect((await write(aBrief(), byModel())).text).toBe(validLine)
    expect(asked()).toEqual(['a-model', 'a-small-one', 'a-model', 'a-small-one'])
  })

  test.each<[string, Behaviour]>([
    ['says no to everything', no],
    ['answers in riddles', replyWith('Who can say?')],
    ['answers JSON of another kind', replyWithLine(validLine)],
    ['refuses', replyWith(null, { refusal: 'I cannot.' })],
  ])('and %s costs two questions at most; then Glimmer writes', async (_, verdict) => {
    server.behave(replyWithLine(validLine), verdict, replyWithLine('I can sit on the stairs for a breath.'), verdict)
    expect(await write(aBrief(), byModel())).toEqual(builtInLine(aBrief()))
    expect(asked()).toEqual(['a-model', 'a-small-one', 'a-model', 'a-small-one'])
  })

  test('is asked for plain words when it refuses JSON, and not for JSON again', async () => {
    const plain = refusesFormats(['json_schema', 'json_object'], replyWith('Yes.'))
    const writing = replyWithLine(validLine)
    server.behave((received, response) => (received.body.model === 'a-model' ? writing : plain)(received, response))
    const writer = byModel()
    for (const seed of ['one', 'another']) expect((await write(aBrief({ seed }), writer)).text).toBe(validLine)
    const formats = (model: string) =>
      server.completions().flatMap(({ body }) => (body.model === model ? [body.response_format?.type] : []))
    expect(formats('a-model')).toEqual(['json_schema', 'json_schema'])
    expect(formats('a-small-one')).toEqual(['json_schema', 'json_object', undefined, undefined])
  })

  test.each<[string, Behaviour, string]>([
    ['fails', fails(500), 'it answered 500'],
    ['is not known', fails(404), 'it answered 404'],
    ['is slow', hangs, 'it took too long'],
  ])('and %s: Glimmer writes, uncharged', async (_, behaviour, trouble) => {
    server.behave(replyWithLine(validLine), behaviour)
    expect(await write(aBrief(), byModel({ timeoutMs: 400 }))).toEqual(builtInLine(aBrief()))
    expect(troubles).toEqual([trouble])
  })

  test('is not asked about a line that the critic refuses', async () => {
    server.behave(replyWithLine('I will always be calm!'))
    expect(await write(aBrief(), byModel())).toEqual(builtInLine(aBrief()))
    expect(asked()).toEqual(['a-model', 'a-model', 'a-model'])
  })
})
