import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ModelMirror, startModelMirror } from '#adapters/voice/kokoro/testing/model-mirror.ts'
import { runtimeFolder, whyNotHere } from '#adapters/voice/kokoro/testing/runtime-folder.ts'
import { readConfig } from '#config/config.ts'
import { createMember } from '#testing/people.ts'
import { anotherTestApp } from '#testing/test-app.ts'
import { runNaturalVoiceCommand } from './natural-voice-command.ts'

let mirror: ModelMirror
let root: string
let dataDir: string
let printed: string[]
beforeEach(async () => {
  mirror = await startModelMirror()
  mirror.open()
  root = await mkdtemp(join(tmpdir(), 'glimmer-voice-'))
  dataDir = join(root, 'data')
  printed = []
})
afterEach(async () => {
  await mirror.stop()
  await rm(root, { recursive: true, force: true })
})

const fetched = () => join(dataDir, 'voices', 'kokoro-82m-v1.0-int8')
const settings = () => ({
  DATA_DIR: dataDir,
  VOICE_MODEL_MIRROR: mirror.url,
  TEST_VOICE_MANIFEST: mirror.manifest,
})
const voice = (args: string[] = [], more: Record<string, string> = {}, runtime = runtimeFolder) =>
  runNaturalVoiceCommand(args, {
    config: readConfig({ ...settings(), ...more }),
    runtimeFolder: runtime,
    entry: undefined,
    print: (line) => printed.push(line),
    signal: new AbortController().signal,
    waitMs: 1,
  })
/** What a person who has just arrived hears their line in. */
async function firstVoice() {
  const glimmer = await anotherTestApp({ settings: settings() })
  const maya = await createMember(glimmer)
  const { body } = await maya.call('GET /affirmations/today')
  const [offered] = (await maya.call('GET /voices')).body.voices
  await vi.waitFor(
    async () => expect((await maya.call('GET /voices')).body.voices.every(({ ready }) => ready)).toBe(true),
    30_000,
  )
  const spoken = await maya.call('POST /affirmations/{id}/speak', {
    params: { id: body._id },
    body: { voice: offered?.id ?? '' },
  })
  return { voice: offered?.id, isFree: offered?.requiredTier === undefined, fallback: spoken.body.fallback }
}

describe.skipIf(whyNotHere)('the natural voice', () => {
  test('is fetched, tried and then used without a setting, on the free plan too; removed, it is gone', async () => {
    expect(await firstVoice()).toMatchObject({ voice: 'alasdair' })
    await voice()
    expect(printed.join('\n')).toMatch(/100 % of .*\n.*a second of speech takes \d+\.\d\d s/)
    const wav = await readFile(join(dataDir, 'voices', 'test-line.wav'))
    expect([wav.toString('latin1', 0, 4), wav.readUInt32LE(24), wav.readUInt32LE(40)]).toEqual([
      'RIFF',
      24_000,
      wav.length - 44,
    ])
    expect(wav.subarray(44).some((byte) => byte !== 0)).toBe(true)
    expect(await firstVoice()).toEqual({ voice: 'bf_emma', isFree: true, fallback: false })

    // What removes the runtime, removes it here from a copy.
    const runtime = join(root, 'natural-voice')
    await mkdir(runtime)
    await symlink(join(runtimeFolder, 'node_modules'), join(runtime, 'node_modules'))
    await voice(['remove'], {}, runtime)
    expect(existsSync(join(runtime, 'node_modules'))).toBe(false)
    expect(await firstVoice()).toMatchObject({ voice: 'alasdair' })
  })

  test('is fetched once, and goes on where a download was cut off', async () => {
    mirror.cutOff(true)
    await expect(voice()).rejects.toThrow(
      /could not be fetched: .*The built-in voices speak as before\. .* goes on from there\./,
    )
    expect(await firstVoice()).toMatchObject({ voice: 'alasdair' })
    mirror.cutOff(false)
    const whole = Buffer.from(await (await fetch(`${mirror.url}/tokenizer.json`)).arrayBuffer())
    await writeFile(join(fetched(), 'tokenizer.json.part'), whole.subarray(0, 100))
    mirror.asked.splice(0)
    await voice()
    expect(mirror.asked[0]).toBe('/tokenizer.json bytes=100-')
    mirror.asked.splice(0)
    await voice()
    expect(mirror.asked).toEqual([])
  })

  test('is not fetched without a connection, and a sentence says so', async () => {
    const nobody = { VOICE_MODEL_MIRROR: 'http://127.0.0.1:9' }
    await expect(voice([], nobody)).rejects.toThrow(/could not be fetched: .*The built-in voices speak as before\./)
  })

  test('is not fetched into a folder that cannot be written', async () => {
    await mkdir(dataDir)
    await writeFile(join(dataDir, 'voices'), 'a file')
    await expect(voice()).rejects.toThrow(/could not be fetched: .*ENOTDIR|EEXIST/)
  })

  test('may be tried from a folder of one’s own', async () => {
    await voice()
    const own = join(root, 'own')
    await cp(fetched(), own, { recursive: true })
    mirror.asked.splice(0)
    await runNaturalVoiceCommand([], {
      config: readConfig({ DATA_DIR: dataDir, VOICE_MODEL_FOLDER: own, TEST_VOICE_MANIFEST: mirror.manifest }),
      runtimeFolder,
      entry: undefined,
      print: (line) => printed.push(line),
      signal: new AbortController().signal,
    })
    expect(mirror.asked).toEqual([])
  })
})

test('without its runtime nothing is fetched', async () => {
  await expect(voice([], {}, join(root, 'nowhere'))).rejects.toThrow(
    'cannot be used here: its runtime is not installed',
  )
  expect(mirror.asked).toEqual([])
})

test('another voice or another word is refused with what to say', async () => {
  const { VOICE_MODEL_MIRROR: _, TEST_VOICE_MANIFEST: __, ...plain } = settings()
  const refused = runNaturalVoiceCommand([], {
    config: readConfig({ ...plain, VOICE: 'flite' }),
    runtimeFolder,
    entry: undefined,
    print: () => undefined,
    signal: new AbortController().signal,
  })
  await expect(refused).rejects.toThrow('VOICE names another voice')
  await expect(voice(['sing'])).rejects.toThrow('npm run voice -- remove')
})
