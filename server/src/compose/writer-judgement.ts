import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { judgements } from '#adapters/writer/openai/trial.ts'

const Stored = z.object({ model: z.string(), baseUrl: z.string(), judgement: z.enum(judgements) })
type Stored = z.output<typeof Stored>

const pathIn = (dataDir: string): string => join(dataDir, 'writer-judgement.json')

/** What the trial of this model said, if it was tried here; a file that cannot be read counts as none. */
export function readJudgement(dataDir: string, { model, baseUrl }: Omit<Stored, 'judgement'>) {
  try {
    const stored = Stored.parse(JSON.parse(readFileSync(pathIn(dataDir), 'utf8')))
    return stored.model === model && stored.baseUrl === baseUrl ? stored.judgement : undefined
  } catch {
    return undefined
  }
}

/** Keeps the judgement on a model, in place of any before it. */
export function storeJudgement(dataDir: string, { model, baseUrl, judgement }: Stored): void {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(pathIn(dataDir), `${JSON.stringify({ model, baseUrl, judgement })}\n`)
}
