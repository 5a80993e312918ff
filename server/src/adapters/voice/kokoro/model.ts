import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Vocabulary } from './tokens.ts'

/** One run of the model. */
export interface ModelRun {
  /** Includes the pads. */
  ids: readonly number[]
  /** One row of a voice's table. */
  style: Float32Array
  speed: number
}

export interface ModelSound {
  /** 24 kHz. */
  samples: Float32Array
  /** One per id, in frames. */
  durations: number[]
}

export interface Model {
  vocabulary: Vocabulary
  run(asked: ModelRun): Promise<ModelSound>
}

/** The part of ONNX Runtime's API that is used. */
interface Runtime {
  InferenceSession: { create(path: string, options: object): Promise<Session> }
  Tensor: new (type: string, data: Float32Array | BigInt64Array, shape: readonly number[]) => object
}
interface Session {
  inputNames: readonly string[]
  outputNames: readonly string[]
  run(inputs: Record<string, object>): Promise<Record<string, { data: ArrayLike<number | bigint> } | undefined>>
}

/** Something is wrong with the model or a voice; the message is in our own words and quotes nothing. */
export class ModelFault extends Error {}

const inputs = ['input_ids', 'speed', 'style']

function readVocabulary(folder: string): Vocabulary {
  const { model } = JSON.parse(readFileSync(join(folder, 'tokenizer.json'), 'utf8')) as { model: { vocab: Vocabulary } }
  return model.vocab
}

/**
 * Opens a folder's model with the ONNX Runtime installed in another, on this many threads. Throws if either is not as
 * expected.
 */
export async function openModel(folder: string, runtimeFolder: string, threads: number): Promise<Model> {
  const { InferenceSession, Tensor } = createRequire(join(runtimeFolder, 'package.json'))('onnxruntime-node') as Runtime
  const session = await InferenceSession.create(join(folder, 'onnx', 'model.onnx'), {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    // Threads that spin while waiting would take CPU time from the server.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
    // Log nothing: nobody reads it, and errors are thrown.
    logSeverityLevel: 4,
  })
  const length = session.outputNames.find((name) => name === 'durations' || name === 'duration')
  if (session.inputNames.toSorted().join() !== inputs.join() || !session.outputNames.includes('waveform') || !length)
    throw new ModelFault(`it takes ${session.inputNames.join(', ')} and gives ${session.outputNames.join(', ')}`)
  return {
    vocabulary: readVocabulary(folder),
    async run({ ids, style, speed }) {
      const { waveform, [length]: lengths } = await session.run({
        input_ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
        style: new Tensor('float32', style, [1, style.length]),
        speed: new Tensor('float32', Float32Array.of(speed), [1]),
      })
      return checked(
        ids.length,
        Float32Array.from(waveform?.data ?? [], Number),
        Array.from(lengths?.data ?? [], Number),
      )
    },
  }
}

function checked(ids: number, samples: Float32Array, durations: number[]): ModelSound {
  if (durations.length !== ids) throw new ModelFault('the model gave no length for some of its tokens')
  if (!durations.every((frames) => frames >= 0 && Number.isFinite(frames)) || !durations.some((frames) => frames > 0))
    throw new ModelFault('the model gave lengths that are none')
  if (!samples.every((sample) => Number.isFinite(sample))) throw new ModelFault('the model gave no sound')
  return { samples, durations }
}
