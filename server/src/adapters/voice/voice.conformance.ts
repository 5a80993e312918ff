import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SpeakRequest, SpokenAudio, Voice } from '#ports/voice.ts'
import { readMp3 } from '#sound/mp3-frames.ts'

export interface Specimen {
  voice: Voice
  /** Kills the engine in the middle of a text. Left out by voices that have no engine to kill. */
  crash?: () => Promise<void>
  /** Stops the server or engine the voice was given. */
  stop?: () => Promise<void>
}

const shortLine = 'Today I’m calm, capable — and kind. By 07:30 I’ve begun!'
const shortLineWords = ['Today', 'I’m', 'calm', 'capable', 'and', 'kind', 'By', '07:30', 'I’ve', 'begun']
const longLine = 'I choose to meet myself with patience, and I trust that small steps count. '.repeat(7)

/** The tests that every voice must pass. Each adapter's test calls this once with a way to make it. */
export function voiceConformance(name: string, makeVoice: () => Specimen | Promise<Specimen>) {
  describe(`${name}, as a voice,`, () => {
    let specimen: Specimen
    let voice: Voice
    let ids: string[]
    beforeAll(async () => {
      specimen = await makeVoice()
      voice = specimen.voice
      ids = (await voice.voices()).map(({ id }) => id)
    })
    const ask = (text: string, rest: Partial<SpeakRequest> = {}) =>
      voice.synthesize({ text, voice: ids[0] ?? '', signal: new AbortController().signal, ...rest })

    async function spoken(text: string, rest: Partial<SpeakRequest> = {}): Promise<SpokenAudio> {
      const answer = await ask(text, rest)
      if (!answer.ok) throw new Error(`It did not speak: ${answer.reason}.`)
      return answer.speech
    }

    const written = ({ words }: SpokenAudio) => words.map(({ text }) => text)

    afterAll(async () => {
      await voice.close()
      await specimen.stop?.()
    })

    test('has a name and a list of voices', async () => {
      expect(voice.name).not.toBe('')
      expect(ids.length).toBeGreaterThan(0)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { id, name, accent, locale } of await voice.voices()) {
        expect(id).toMatch(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/)
        expect(name && accent).not.toBe('')
        expect(Intl.getCanonicalLocales(locale)).toEqual([locale])
      }
    })

    test('speaks in every voice, as whole MP3 frames of the reported duration', async () => {
      for (const id of ids) {
        const speech = await spoken(shortLine, { voice: id })
        const mp3 = readMp3(speech.audio)
        expect(speech.mime).toBe('audio/mpeg')
        expect(mp3?.frames).toBeGreaterThan(10)
        expect(Math.abs((mp3?.durationMs ?? 0) - speech.durationMs)).toBeLessThan(75)
      }
    })

    test('follows the rate, clamped to a third either way', async () => {
      const lengthAt = async (rate: number) => (await spoken(shortLine, { rate })).durationMs
      const [slow, own, brisk] = [await lengthAt(0.7), await lengthAt(1), await lengthAt(1.3)]
      expect(slow).toBeGreaterThan(own)
      expect(own).toBeGreaterThan(brisk)
      expect(await lengthAt(0)).toBe(slow)
      expect(await lengthAt(9)).toBe(brisk)
      expect(await lengthAt(Number.NaN)).toBe(own)
    })

    test('times every word, in order and within the audio', async () => {
      const speech = await spoken(shortLine)
      expect(written(speech)).toEqual(speech.timing === 'none' ? [] : shortLineWords)
      let reached = 0
      for (const { text, charStart, charEnd, startMs, endMs } of speech.words) {
        expect(shortLine.slice(charStart, charEnd)).toBe(text)
        expect(startMs).toBeGreaterThanOrEqual(reached)
        expect(endMs).toBeGreaterThan(startMs)
        reached = endMs
      }
      expect(reached).toBeLessThanOrEqual(speech.durationMs)
    })

    test.each(['', '  \n', '🌈✨', '…', 'Привет, мир', 'こんにちは'])('fails as unspeakable for %j', async (text) => {
      expect(await ask(text)).toEqual({ ok: false, reason: 'unspeakable' })
    })

    test.each(['en', '__proto__', ''])('fails as unknown-voice for %j', async (id) => {
      expect(await ask(shortLine, { voice: id })).toEqual({ ok: false, reason: 'unknown-voice' })
    })

    test('fails as too-long over 600 characters, or for an endless word', async () => {
      expect(await ask('calm '.repeat(121))).toEqual({ ok: false, reason: 'too-long' })
      expect(await ask('calmer'.repeat(667))).toEqual({ ok: false, reason: 'too-long' })
      expect(await ask('calmer'.repeat(100))).toEqual({ ok: false, reason: 'unspeakable' })
    })

    test('speaks 600 characters', async () => {
      expect((await spoken('I am '.repeat(120))).durationMs).toBeGreaterThan(10_000)
    })

    test.each([
      ['--help me rest', ['help', 'me', 'rest']],
      ['-o rest', ['o', 'rest']],
      ['<speak>You are <b>loved</b></speak>', ['You', 'are', 'loved']],
      ['**You** are loved 💛', ['You', 'are', 'loved']],
    ])('says the words of %j and nothing else', async (text, words) => {
      const speech = await spoken(text)
      expect(speech.durationMs).toBeGreaterThan(400)
      if (speech.timing !== 'none') expect(written(speech)).toEqual(words)
    })

    test('speaks concurrent texts, each to its own caller', async () => {
      const texts = ['I am calm', 'You are kind', 'We begin again']
      const all = await Promise.all(texts.map((text) => spoken(text)))
      for (const [index, speech] of all.entries()) {
        expect(readMp3(speech.audio)).toBeDefined()
        if (speech.timing !== 'none') expect(written(speech).join(' ')).toBe(texts[index])
      }
    })

    test('rejects when its caller aborts, and speaks the next text', async () => {
      const already = AbortSignal.abort(new Error('gone before'))
      await expect(ask(shortLine, { signal: already })).rejects.toThrow('gone before')
      const caller = new AbortController()
      const speaking = ask(longLine, { signal: caller.signal })
      const waiting = ask(longLine, { signal: caller.signal })
      caller.abort(new Error('gone meanwhile'))
      await expect(speaking).rejects.toThrow('gone meanwhile')
      await expect(waiting).rejects.toThrow('gone meanwhile')
      expect(readMp3((await spoken(shortLine)).audio)).toBeDefined()
    })

    test('fails only the text during which the engine dies', async ({ skip }) => {
      const { crash } = specimen
      if (!crash) return skip('no engine to kill')
      await spoken(shortLine)
      const speaking = ask(longLine)
      const waiting = ask(shortLine)
      await crash()
      expect(await speaking).toEqual({ ok: false, reason: 'broken' })
      expect(await waiting).toMatchObject({ ok: true })
    })

    test('fails waiting and later texts once closed', async () => {
      const { voice: other, stop } = await makeVoice()
      const request = { text: shortLine, voice: ids[0] ?? '', signal: new AbortController().signal }
      const waiting = other.synthesize(request)
      await other.close()
      expect(await waiting).toEqual({ ok: false, reason: 'broken' })
      expect(await other.synthesize(request)).toEqual({ ok: false, reason: 'broken' })
      await stop?.()
    })
  })
}
