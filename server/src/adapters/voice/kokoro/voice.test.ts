import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { SpeakRequest } from '#ports/voice.ts'
import { voiceConformance } from '../voice.conformance.ts'
import { runtimeFolder, whyNotHere } from './testing/runtime-folder.ts'
import { manifestOf, tinyFiles, writeFiles } from './testing/tiny-folder.ts'
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
    model: { folder, files: manifestOf(sealed), download: undefined },
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
  const { voice, processes } = await aVoice()
  return { voice, crash: async () => void processes.at(-1)?.kill('SIGKILL') }
}

describe.skipIf(whyNotHere)('on the tiny model', () => {
  voiceConformance('kokoro', killable)

  test('reports its speed once it is ready', async () => {
    const { voice, ready, said, troubles } = await aVoice()
    expect([ready, troubles]).toEqual([true, []])
    expect(said.join()).toMatch(/a second of speech takes \d+\.\d\d s/)
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

  test('times letters, names, numbers and words between other scripts', async () => {
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
  const renamed = () =>
    Buffer.from(Buffer.from(model()).toString('latin1').replaceAll('durations', 'durationz'), 'latin1')

  test.each([
    ['cut off', spoilt('onnx/model.onnx', model().subarray(0, 1500)), 'it could not start'],
    ['a web page', spoilt('onnx/model.onnx', Buffer.from('<html>Not found</html>')), 'it could not start'],
    ['another one', spoilt('onnx/model.onnx', renamed()), 'durationz'],
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

  test.each([
    [
      'swapped',
      spoilt(
        'onnx/model.onnx',
        model().map((byte, index) => (index === 900 ? byte ^ 1 : byte)),
      ),
    ],
    ['missing', Object.fromEntries(Object.entries(tinyFiles()).filter(([path]) => path !== 'onnx/model.onnx'))],
  ])('does not open a folder whose model is %s', async (_, files) => {
    const { voice, ready, troubles, processes } = await aVoice({}, files as Record<string, Uint8Array>, tinyFiles())
    expect([ready, processes]).toEqual([false, []])
    expect(troubles.join()).toContain('onnx/model.onnx')
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
