import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { voiceSample } from '@glimmer/contract'
import { downloadModel, whyOf } from '#adapters/voice/kokoro/download/download-model.ts'
import type { ModelSource } from '#adapters/voice/kokoro/prepare-model.ts'
import { presets } from '#adapters/voice/kokoro/presets.ts'
import { whyNoRuntime } from '#adapters/voice/kokoro/runtime.ts'
import { kokoroVoice } from '#adapters/voice/kokoro/voice.ts'
import { wavFile } from '#adapters/voice/kokoro/wav-file.ts'
import type { Config } from '#config/config.ts'
import { ConfigError } from '#config/setting.ts'
import { type NaturalVoiceParts, naturalModel } from './natural-voice.ts'

export interface NaturalVoiceCommand extends NaturalVoiceParts {
  config: Config
  print: (line: string) => void
  /** Aborts when somebody ends the command. */
  signal: AbortSignal
  /** The wait before a second attempt, in milliseconds: a second if left out. */
  waitMs?: number
}

const usage = 'Say npm run voice to fetch the natural voice, or npm run voice -- remove to take it away again.'
const stillSpeaks = 'The built-in voices speak as before.'

/** How slow a machine may be to be told so: a server gives up sooner. */
const slowestMs = 3 * 60_000

const sampleFile = ({ config }: NaturalVoiceCommand) => join(config.dataDir, 'voices', 'test-line.wav')

/** Speaks a line into a file, and prints how fast this machine is. Throws an error with a sentence if it cannot. */
async function tryVoice(model: ModelSource, command: NaturalVoiceCommand): Promise<void> {
  const { print, signal, runtimeFolder, entry } = command
  const troubles: string[] = []
  const voice = kokoroVoice({
    model,
    runtimeFolder,
    entry,
    samplesOnly: true,
    timeoutMs: slowestMs,
    say: print,
    onTrouble: (trouble) => void troubles.push(trouble),
  })
  try {
    const isReady = await voice.ready
    const request = { text: voiceSample, voice: presets[0]?.id ?? '', signal }
    const spoken = isReady ? await voice.synthesize(request) : undefined
    if (!spoken?.ok) throw new ConfigError(`The natural voice does not speak here: ${troubles.join('; ')}.`)
    const path = sampleFile(command)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, wavFile(spoken.speech.audio))
    print(`It says “${voiceSample}” in ${path}`)
    for (const trouble of troubles) print(trouble)
  } finally {
    await voice.close()
  }
}

async function fetchVoice(command: NaturalVoiceCommand, { folder, files, origin }: ModelSource): Promise<void> {
  const { print, signal, waitMs } = command
  const obstacle = whyNoRuntime(command.runtimeFolder)
  if (obstacle) throw new ConfigError(`The natural voice cannot be used here: ${obstacle}. ${stillSpeaks}`)
  if (origin.kind !== 'download') return tryVoice({ folder, files, origin }, command)
  try {
    await downloadModel({ files, folder, mirror: origin.mirror, say: print, signal, waitMs })
  } catch (error) {
    throw new ConfigError(
      `The natural voice could not be fetched: ${whyOf(error)}. ${stillSpeaks} What has come is kept in ${folder}; the same command goes on from there.`,
    )
  }
  await tryVoice({ folder, files, origin: { kind: 'fetched' } }, command)
  print('npm start speaks with it from now on, unless VOICE says otherwise. npm run voice -- remove takes it away.')
}

async function removeVoice(command: NaturalVoiceCommand, { folder, origin }: ModelSource): Promise<void> {
  const options = { recursive: true, force: true }
  if (origin.kind === 'download') await rm(folder, options)
  await rm(sampleFile(command), options)
  await rm(join(command.runtimeFolder, 'node_modules'), options)
  command.print('The natural voice is removed; npm start speaks with the built-in voices.')
}

/**
 * `npm run voice`: fetches the natural voice, lets it speak a line, and says how fast it is; with `remove`, deletes it.
 * Throws ConfigError with a sentence if it cannot; then nothing has changed for the server.
 */
export async function runNaturalVoiceCommand(args: readonly string[], command: NaturalVoiceCommand): Promise<void> {
  const model = naturalModel(command.config)
  if (!model)
    throw new ConfigError('VOICE names another voice; unset it, or set it to kokoro, to use the natural voice.')
  if (args.length === 0) return fetchVoice(command, model)
  if (args.length > 1 || args[0] !== 'remove') throw new ConfigError(usage)
  return removeVoice(command, model)
}
