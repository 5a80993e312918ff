import { join } from 'node:path'
import { elevenlabsVoice } from '#adapters/voice/elevenlabs/voice.ts'
import { fliteVoice } from '#adapters/voice/flite/voice.ts'
import { kokoroFiles, modelName } from '#adapters/voice/kokoro/manifest.ts'
import { readManifest } from '#adapters/voice/kokoro/read-manifest.ts'
import { kokoroVoice } from '#adapters/voice/kokoro/voice.ts'
import { openaiVoice } from '#adapters/voice/openai/voice.ts'
import type { App } from '#app.ts'
import type { Config } from '#config/config.ts'
import type { Voice } from '#ports/voice.ts'
import { type ByAge, sameForAllAges } from './by-age.ts'
import type { Overrides } from './overrides.ts'

interface Bundled extends Pick<Overrides, 'voiceWorker' | 'voiceHost'> {
  /** The folder with the natural voice's runtime. */
  voiceRuntime: string
}

function naturalVoice({ voice, dataDir }: Config, bundled: Bundled, log: App['log']): Voice | undefined {
  if (voice.kind !== 'kokoro') return undefined
  const files = voice.manifest ? readManifest(voice.manifest) : kokoroFiles
  const model = voice.folder
    ? { folder: voice.folder, files, download: undefined }
    : { folder: join(dataDir, 'voices', modelName), files, download: { mirror: voice.mirror } }
  return kokoroVoice({
    model,
    runtimeFolder: bundled.voiceRuntime,
    entry: bundled.voiceHost,
    say: (sentence) => log.info(`the natural voice: ${sentence}`),
    onTrouble: (trouble) => log.warn({ trouble }, 'the natural voice does not speak as it should'),
  })
}

/** The configured voice; any other than the embedded one has that as its fallback. */
export function chooseVoices(config: Config, bundled: Bundled, log: App['log']): ByAge<Voice[]> {
  const { voice } = config
  const embedded = fliteVoice(bundled.voiceWorker ? { workerUrl: bundled.voiceWorker } : {})
  const natural = naturalVoice(config, bundled, log)
  if (natural) return sameForAllAges([natural, embedded])
  if (voice.kind === 'flite' || voice.kind === 'kokoro') return sameForAllAges([embedded])
  const onTrouble = (trouble: string) => log.warn({ trouble }, 'the configured voice did not answer as it should')
  const remote = voice.kind === 'openai' ? openaiVoice(voice, { onTrouble }) : elevenlabsVoice(voice, { onTrouble })
  return { adults: [remote, embedded], others: [embedded] }
}
