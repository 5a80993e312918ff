import { avatarStyleIds } from '@glimmer/contract'
import { openaiArtist } from '#adapters/artist/openai.ts'
import { describeEndpointFailure } from '#adapters/writer/openai/endpoint.ts'
import { usualLoading } from '#adapters/writer/openai/model-loading.ts'
import { type TrialLine, type TrialResult, tryModel } from '#adapters/writer/openai/trial.ts'
import type { Config } from '#config/config.ts'
import { ConfigError } from '#config/setting.ts'
import { encodeUpload } from '#drawing/encode-picture.ts'
import { storeJudgement } from './writer-judgement.ts'

export { secondsAt, type TrialLine } from '#adapters/writer/openai/trial.ts'

/** What came of trying a service, as a sentence for the operator. */
interface Outcome {
  ok: boolean
  said: string
}

type Kind<Part, Name> = Extract<Part, { kind: Name }>

/** Tries a language model on `count` briefs and keeps the judgement. Throws ConfigError if it does not answer. */
export async function tryWriter(
  writer: Kind<Config['writer'], 'openai'>,
  dataDir: string,
  { count, onLine }: { count: number; onLine: (line: TrialLine) => void },
): Promise<TrialResult> {
  const { loadMs } = usualLoading
  const trial = await tryModel(writer, { count, loadMs, onLine }).catch((error: unknown) => {
    throw new ConfigError(`The language model did not answer: ${describeEndpointFailure(error)}.`)
  })
  storeJudgement(dataDir, { ...writer, judgement: trial.judgement })
  return trial
}

/** Has the language model write one line for a made-up moment, and says what came of it. */
async function tryOneLine({ writer }: Config): Promise<Outcome> {
  if (writer.kind !== 'openai') return { ok: true, said: 'The app writes by itself: no language model is set.' }
  const { loadMs } = usualLoading
  try {
    const [line] = (await tryModel(writer, { count: 1, loadMs, onLine: () => undefined })).lines
    if (line?.taken !== undefined) return { ok: true, said: 'The language model wrote a line that passed the rules.' }
    return {
      ok: false,
      said: `The language model answered, but its line was refused: ${(line?.reason ?? 'it gave none').replace(/\.$/, '')}.`,
    }
  } catch (error) {
    return { ok: false, said: `The language model did not answer: ${describeEndpointFailure(error)}.` }
  }
}

const [style, ...others] = avatarStyleIds
const commission = {
  description: 'a calm fox by the sea',
  styles: [style, ...others],
  seed: 'trial',
  count: 3,
} as const

/** Has the image service draw three avatars as the app does, and says what came of it. */
export async function tryArtist({ artist }: Pick<Config, 'artist'>): Promise<Outcome> {
  if (artist.kind !== 'openai') return { ok: true, said: 'The app draws by itself: no image service is set.' }
  let trouble = 'it gave no reason'
  const onTrouble = (reason: string) => {
    trouble = reason
  }
  const drawn = await openaiArtist(artist, { onTrouble }).draw(commission, new AbortController().signal)
  if (!drawn.ok && drawn.reason === 'refused')
    return { ok: false, said: 'The image service refused to draw a calm fox by the sea.' }
  if (!drawn.ok) return { ok: false, said: `The image service did not draw: ${trouble}.` }
  for (const picture of drawn.pictures)
    if (picture.kind !== 'image' || !(await encodeUpload(picture.bytes)).ok)
      return { ok: false, said: 'The image service sent something that is not a picture.' }
  return { ok: true, said: `${drawn.pictures.length} pictures` }
}

/** What operators can try of the services that have something standing in for them. */
export const openTrials = (config: Config) => ({
  writer: () => tryOneLine(config),
  artist: () => tryArtist(config),
})
