import { statSync } from 'node:fs'
import { join } from 'node:path'
import { kokoroFiles, type ModelFile, modelName, readManifest } from '#adapters/voice/kokoro/manifest.ts'
import type { ModelOrigin, ModelSource } from '#adapters/voice/kokoro/prepare-model.ts'
import { whyNoRuntime } from '#adapters/voice/kokoro/runtime.ts'
import { type KokoroOptions, kokoroVoice } from '#adapters/voice/kokoro/voice.ts'
import type { App } from '#app.ts'
import type { Config } from '#config/config.ts'
import type { Voice } from '#ports/voice.ts'
import type { Overrides } from './overrides.ts'

export type VoiceLog = Pick<App['log'], 'info' | 'warn'>

export interface NaturalVoiceParts {
  /** The folder with the natural voice's runtime. */
  runtimeFolder: string
  /** The process's entry file. */
  entry: Overrides['voiceHost']
  /** How long one piece of a text may take, in milliseconds, where nobody waits. */
  timeoutMs?: number | undefined
}

const hasSize = (path: string, bytes: number) => statSync(path, { throwIfNoEntry: false })?.size === bytes

/** Where the settings say the model is or will be, and which files it has; undefined if another voice is configured. */
export function naturalModel({ voice, dataDir }: Config): ModelSource | undefined {
  if (voice.kind !== 'kokoro' && voice.kind !== 'default') return undefined
  const files = voice.manifest ? readManifest(voice.manifest) : kokoroFiles
  const { folder, mirror } = voice
  if (folder) return { folder, files, origin: { kind: 'given' } }
  return { folder: join(dataDir, 'voices', modelName), files, origin: { kind: 'download', mirror } }
}

/** Whether all of these files are there. Their checksums are verified later: that takes a while. */
const areFetched = (files: readonly ModelFile[], folder: string) =>
  files.every(({ path, bytes }) => hasSize(join(folder, path), bytes))

/**
 * The natural voice, if the settings ask for it, or if they name no voice and `npm run voice` has fetched it. Without a
 * setting nothing is ever downloaded.
 */
export function chooseNaturalVoice(config: Config, parts: NaturalVoiceParts, log: VoiceLog): Voice | undefined {
  const model = naturalModel(config)
  if (!model) return undefined
  const onTrouble = (trouble: string) => log.warn({ trouble }, 'the natural voice does not speak as it should')
  const open = (origin: ModelOrigin) =>
    kokoroVoice({
      ...parts,
      model: { ...model, origin },
      say: (sentence) => log.info(`the natural voice: ${sentence}`),
      onTrouble,
    } satisfies KokoroOptions)
  if (config.voice.kind === 'kokoro') return open(model.origin)
  if (!areFetched(model.files, model.folder)) return undefined
  const obstacle = whyNoRuntime(parts.runtimeFolder)
  if (!obstacle) return open({ kind: 'fetched' })
  onTrouble(obstacle)
  return undefined
}
