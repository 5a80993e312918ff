import { openaiArtist } from '#adapters/artist/openai.ts'
import { describeEndpointFailure } from '#adapters/writer/openai/endpoint.ts'
import { usualLoading } from '#adapters/writer/openai/model-loading.ts'
import { type TrialLine, type TrialResult, tryModel } from '#adapters/writer/openai/trial.ts'
import type { Config } from '#config/config.ts'
import { ConfigError } from '#config/setting.ts'
import type { DrawingRequest, DrawingResult } from '#ports/artist.ts'
import { storeJudgement } from './writer-judgement.ts'

export { secondsAt, type TrialLine } from '#adapters/writer/openai/trial.ts'

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

/** Has an image service draw, and returns what came of it with the reason if nothing did. */
export async function tryArtist(
  artist: Kind<Config['artist'], 'openai'>,
  commission: DrawingRequest,
): Promise<{ drawn: DrawingResult; trouble: string | undefined }> {
  let trouble: string | undefined
  const onTrouble = (reason: string) => {
    trouble = reason
  }
  const drawn = await openaiArtist(artist, { onTrouble }).draw(commission, new AbortController().signal)
  return { drawn, trouble }
}
