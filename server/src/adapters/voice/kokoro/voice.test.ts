import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { SpeakRequest } from '#ports/voice.ts'
import { voiceConformance } from '../voice.conformance.ts'
import { runtimeFolder, whyNotHere } from './testing/runtime-folder.ts'
import { manifestOf, tinyFiles, writeFiles } from './testing/tiny-folder.ts'
import { type TinyOptions, tinyModel } from './testing/tiny-model.ts'
import { type KokoroOptions, kokoroVoice } from './voice.ts'

/** The entry file of a misbehaving process. */
const gone = (source: string) => new URL(`./testing/hosts/${source}.mjs`, import.meta.url)

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

async function aFolder(files: Record<string, Uint8Array>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'glimmer-voice-'))
  folders.push(folder)
  await writeFiles(folder, files)
  return folder
}

/** A voice with its own folder; `sealed` are the files in its manifest, if they differ from those in the folder. */
async function aVoice(options: Partial<KokoroOptions> = {}, files = tinyFiles(), sealed = files) {
  const folder = await aFolder(files)
  const processes: ChildProcess[] = []
  const [said, troubles]: [string[], string[]] = [[], []]
  const voice = kokoroVoice({
    model: { folder, files: manifestOf(sealed), origin: { kind: 'given' } },
    runtimeFolder,
    say: (sentence) => said.push(sentence),
    onTrouble: (trouble) => troubles.push(trouble),
    onProcess: (child) => processes.push(child),
    ...options,
  })
  const ready = await voice.ready
  const speak = (text: string, rest: Partial<SpeakRequest> = {}) =>
    voice.synthesize({ text, voice: 'bf_emma', signal: new AbortController().signal, ...rest })
  return { voice, speak, ready, processes, said, troubles, folder }
}

async function killable() {
  // On a busy machine, a text takes longer than anybody would wait.
  const { voice, processes } = await aVoice({ maxWaitMs: 300_000, timeoutMs: 300_000 })
  return { voice, crash: async () => void processes.at(-1)?.kill('SIGKILL') }
}

describe.skipIf(whyNotHere)('on the tiny model', () => {
  voiceConformance('kokoro', killable)

  test('reports its speed once it is ready', async () => {
    const { voice, ready, said, troubles } = await aVoice()
    expect([ready, troubles]).toEqual([true, []])
    expect(said.join()).toMatch(/a second of speech takes \d+\.\d\d s/)
    expect(said.join()).not.toContain('does not know')
    expect((await voice.voices()).map(({ id, locale, quality }) => `${id} ${locale} ${quality}`)).toEqual([
      'bf_emma en-GB natural',
      'bm_george en-GB natural',
      'bf_isabella en-GB natural',
      'bm_fable en-GB natural',
      'af_heart en-US natural',
      'am_michael en-US natural',
      'af_bella en-US natural',
      'am_fenrir en-US natural',
    ])
    await voice.close()
  })

  test('returns a time for every letter, name, number and word between other scripts', async () => {
    const { voice, speak } = await aVoice()
    for (const text of [
      'A',
      'Siobhan, Aoife, Nguyen and Xanthe',
      '1, 22, 333 and 4 444',
      'Привет, calm мир',
      '“Kind?”',
    ]) {
      const spoken = await speak(text)
      if (!spoken.ok) throw new Error(spoken.reason)
      expect(spoken.speech.words.length).toBeGreaterThan(0)
      for (const { startMs, endMs } of spoken.speech.words) expect(endMs).toBeGreaterThan(startMs)
    }
    await voice.close()
  })

  test('measures how far its audio lags behind its durations', async () => {
    const { voice, said } = await aVoice({}, tinyFiles({ lateFrames: 2 }))
    expect(said.join()).toMatch(/words are heard (4[5-9]|5[0-5]) ms behind their lengths/)
    await voice.close()
  })

  test('cannot read settings or other files, write, or start processes', async () => {
    const { voice, troubles } = await aVoice({ entry: gone('looks-around') })
    expect(JSON.parse(troubles[0] ?? '{}')).toEqual({
      settings: [],
      reading: 'ERR_ACCESS_DENIED',
      writing: 'ERR_ACCESS_DENIED',
      starting: 'ERR_ACCESS_DENIED',
    })
    await voice.close()
  })

  test('ends an idle process, and starts another for the next text', async () => {
    const due: (() => void)[] = []
    const after: KokoroOptions['after'] = (_, run) => {
      due.push(run)
      return () => due.splice(due.indexOf(run), 1)
    }
    const { voice, speak, processes } = await aVoice({ after })
    const [first] = processes
    const ended = first && once(first, 'exit')
    due.at(-1)?.()
    await ended
    expect(await speak('I rest.')).toMatchObject({ ok: true })
    expect(processes).toHaveLength(2)
    await voice.close()
  })

  test('of fifty lines at once, those whose turn comes too late are left to another voice', async () => {
    const { voice, speak } = await aVoice({ maxWaitMs: 0 })
    const all = await Promise.all(Array.from({ length: 50 }, () => speak('I rest.')))
    expect(all[0]).toMatchObject({ ok: true })
    const late = all.filter(({ ok }) => !ok)
    // On a busy machine the first may be finished before the others have waited for a millisecond.
    expect(late.length).toBeGreaterThan(40)
    expect(late).toEqual(Array(late.length).fill({ ok: false, reason: 'timed-out' }))
    expect(await speak('I rest.')).toMatchObject({ ok: true })
    await voice.close()
  })

  test('ends its process when the server is killed', async () => {
    const { voice, processes } = await aVoice()
    const [child] = processes
    const ended = child && once(child, 'exit')
    child?.disconnect()
    expect(await ended).toEqual([null, 'SIGKILL'])
    await voice.close()
  })
})

describe.skipIf(whyNotHere)('a faulty model', () => {
  const spoilt = (path: string, bytes: Uint8Array) => ({ ...tinyFiles(), [path]: bytes })
  const model = () => tinyFiles()['onnx/model.onnx'] ?? new Uint8Array()
  test.each([
    ['cut off', spoilt('onnx/model.onnx', model().subarray(0, 1500)), 'it could not start'],
    ['a web page', spoilt('onnx/model.onnx', Buffer.from('<html>Not found</html>')), 'it could not start'],
    ['whole speeds only', tinyFiles({ numbers: 'int32' }), 'speed (int32)'],
    ['half a voice', spoilt('voices/bf_emma.bin', Buffer.alloc(1000)), 'a voice is not whole'],
    ['a voice of no numbers', spoilt('voices/bf_emma.bin', Buffer.alloc(510 * 1024, 0xff)), 'the model gave no sound'],
  ])('refuses %s with a reason', async (_, files, sentence) => {
    const { voice, ready, speak, troubles } = await aVoice({}, files)
    expect(ready).toBe(false)
    expect(troubles.join()).toContain(sentence)
    expect(await speak('I rest.')).toEqual({ ok: false, reason: 'broken' })
    expect(troubles.join()).not.toContain('rest.')
    await voice.close()
  })

  test('does not open a folder that fetched files have been changed in', async () => {
    const sealed = tinyFiles()
    const folder = await aFolder(spoilt('onnx/model.onnx', tinyModel({ lateFrames: 1 })))
    const { voice, ready, troubles, processes } = await aVoice({
      model: { folder, files: manifestOf(sealed), origin: { kind: 'fetched' } },
    })
    expect([ready, processes]).toEqual([false, []])
    expect(troubles.join()).toContain('onnx/model.onnx')
    await voice.close()
  })
})

describe.skipIf(whyNotHere)("an operator's own folder", () => {
  const { 'onnx/model.onnx': usual, ...others } = tinyFiles()
  const withModel = (path: string, options: TinyOptions = {}) => ({ ...others, [path]: tinyModel(options) })

  test.each<[string, Record<string, Uint8Array>]>([
    ['half numbers', withModel('onnx/model_fp16.onnx', { numbers: 'half' })],
    ['the other names, and no lengths', withModel('kokoro-v1.0.int8.onnx', { isBare: true })],
  ])('may have a model of %s, and its words have their times', async (_, files) => {
    const { voice, speak, said, folder } = await aVoice({}, files, tinyFiles())
    expect(said.join()).toContain('does not know these files, and uses them if they fit: ')
    const spoken = await speak('I rest, and I am kind.')
    if (!spoken.ok) throw new Error(spoken.reason)
    const ends = spoken.speech.words.map(({ endMs }) => endMs)
    expect(ends).toHaveLength(6)
    expect(ends.toSorted((a, b) => a - b)).toEqual(ends)
    expect(said.join()).toMatch(/words are heard -?[0-5] ms behind/)
    // Lengths are found inside the file, which stays as it is.
    for (const path of Object.keys(files).filter((each) => each.endsWith('.onnx')))
      expect((await readFile(join(folder, path))).equals(files[path] ?? Buffer.of())).toBe(true)
    await voice.close()
  })

  test.each([
    ['no model', others, 'there is no .onnx file in '],
    ['two models', { ...withModel('onnx/one.onnx'), 'two.onnx': usual ?? Buffer.of() }, '(onnx/one.onnx, two.onnx)'],
    ['a voice less', { ...tinyFiles(), 'voices/bm_fable.bin': undefined }, 'voices/bm_fable.bin is missing in '],
  ])('with %s is refused with a reason', async (_, files, sentence) => {
    const present = Object.fromEntries(Object.entries(files).filter(([, bytes]) => bytes)) as Record<string, Uint8Array>
    const { voice, ready, troubles, processes } = await aVoice({}, present, tinyFiles())
    expect([ready, processes]).toEqual([false, []])
    expect(troubles.join()).toContain(sentence)
    await voice.close()
  })
})

describe.skipIf(whyNotHere)('a process', () => {
  let request: SpeakRequest
  beforeAll(() => {
    request = { text: 'I rest.', voice: 'bf_emma', signal: new AbortController().signal }
  })

  test('that hangs is killed, and only its own text fails', async () => {
    const { voice, processes, troubles } = await aVoice({ entry: gone('hangs'), timeoutMs: 300 })
    expect(await voice.synthesize(request)).toEqual({ ok: false, reason: 'timed-out' })
    expect(processes).toHaveLength(2)
    await vi.waitFor(
      () => expect(processes.map(({ signalCode }) => signalCode)).toEqual(['SIGKILL', 'SIGKILL']),
      15_000,
    )
    expect(troubles.join()).toContain('took too long')
    await voice.close()
  })

  test('that sends an invalid message is killed', async () => {
    const { voice, processes } = await aVoice({ entry: gone('talks-nonsense') })
    expect(await voice.synthesize(request)).toEqual({ ok: false, reason: 'broken' })
    await vi.waitFor(
      () => expect(processes.map(({ signalCode }) => signalCode)).toEqual(['SIGKILL', 'SIGKILL']),
      15_000,
    )
    await voice.close()
  })

  test('that dies three times in ten minutes is not restarted for ten', async () => {
    const { voice, processes, troubles } = await aVoice({ entry: gone('dies') })
    const all = await Promise.all(Array.from({ length: 20 }, () => voice.synthesize(request)))
    expect(all).toEqual(Array(20).fill({ ok: false, reason: 'broken' }))
    expect(processes).toHaveLength(3)
    expect(troubles.join()).toContain('rests for ten')
    await voice.close()
  })
})
