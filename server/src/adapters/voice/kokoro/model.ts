import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { findModelFile } from './find-model-file.ts'
import { findLengths } from './lengths.ts'
import { ModelFault } from './model-fault.ts'
import { oneMoreOutput, readGraph } from './onnx-graph.ts'
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
  InferenceSession: { create(model: string | Uint8Array, options: object): Promise<Session> }
  Tensor: new (type: string, data: Float32Array | BigInt64Array | Uint16Array, shape: readonly number[]) => object
}
interface Session {
  inputMetadata: readonly { name: string; type: string }[]
  outputNames: readonly string[]
  run(inputs: Record<string, object>): Promise<Record<string, Output | undefined>>
}
interface Output {
  type: string
  data: ArrayLike<number | bigint> & { buffer: ArrayBuffer; byteOffset: number }
}

/** The number of each symbol: of a tokenizer's file, or of the model's own configuration. */
function readVocabulary(folder: string): Vocabulary {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  try {
    return (read('tokenizer.json') as { model: { vocab: Vocabulary } }).model.vocab
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return (read('config.json') as { vocab: Vocabulary }).vocab
  }
}

/**
 * The model as the runtime takes it, and the name of its output of lengths. A file that does not return them is read
 * into memory and gets that output there; the file itself stays as it is.
 */
function readModel(path: string): { model: string | Uint8Array; lengths: string } {
  const { size } = statSync(path)
  const lengths = findLengths(readGraph(path, size))
  if (!lengths) throw new ModelFault('its file has no length of each sound, neither returned nor inside')
  const { name, isOutput } = lengths
  return { model: isOutput ? path : Buffer.concat([readFileSync(path), oneMoreOutput(name)]), lengths: name }
}

const exported = { ids: ['input_ids', 'tokens'], sound: ['waveform', 'audio'] }
const numberTypes = ['float32', 'float16']

/** The names an export uses, if it fits. Throws ModelFault with what it takes and gives if it does not. */
function namesIn({ inputMetadata, outputNames }: Session) {
  const typeOf = (name: string) => inputMetadata.find((input) => input.name === name)?.type ?? ''
  const ids = exported.ids.find((name) => typeOf(name) === 'int64')
  const sound = exported.sound.find((name) => outputNames.includes(name))
  const style = typeOf('style')
  const speed = typeOf('speed')
  if (ids && sound && inputMetadata.length === 3 && [style, speed].every((type) => numberTypes.includes(type)))
    return { ids, sound, types: { style, speed } }
  const takes = inputMetadata.map(({ name, type }) => `${name} (${type})`).join(', ')
  throw new ModelFault(
    `its file takes ${takes} and gives ${outputNames.join(', ')}, but what is needed takes input_ids or tokens ` +
      '(int64), style and speed (float32 or float16) and gives waveform or audio',
  )
}

const toHalf = (values: Float32Array) => new Uint16Array(Float16Array.from(values).buffer)
const toSingle = ({ type, data }: Output): Float32Array =>
  type === 'float16'
    ? Float32Array.from(new Float16Array(data.buffer, data.byteOffset, data.length))
    : Float32Array.from(data, Number)

/**
 * Loads ONNX Runtime. It decides at its first tensor whether half numbers are a Float16Array, which its native part
 * cannot read: that tensor is made where there is none.
 */
function loadRuntime(runtimeFolder: string): Runtime {
  const runtime = createRequire(join(runtimeFolder, 'package.json'))('onnxruntime-node') as Runtime
  const { Float16Array: kept } = globalThis
  Reflect.deleteProperty(globalThis, 'Float16Array')
  try {
    new runtime.Tensor('float32', new Float32Array(1), [1])
  } finally {
    globalThis.Float16Array = kept
  }
  return runtime
}

/**
 * Opens a folder's model with the ONNX Runtime installed in another, on this many threads: any export of it, in whole,
 * half or quantised numbers. Throws if either is not as expected.
 */
export async function openModel(folder: string, runtimeFolder: string, threads: number): Promise<Model> {
  const { InferenceSession, Tensor } = loadRuntime(runtimeFolder)
  const found = findModelFile(folder)
  if ('problem' in found) throw new ModelFault(found.problem)
  const { model, lengths } = readModel(join(folder, found.path))
  const session = await InferenceSession.create(model, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    // Planning each length's memory in advance takes 50 MB more and saves no time.
    enableMemPattern: false,
    // Threads that spin while waiting would take CPU time from the server.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
    // Log nothing: nobody reads it, and errors are thrown.
    logSeverityLevel: 4,
  })
  const names = namesIn(session)
  const numbers = (type: string, values: Float32Array, shape: readonly number[]) =>
    new Tensor(type, type === 'float16' ? toHalf(values) : values, shape)
  return {
    vocabulary: readVocabulary(folder),
    async run({ ids, style, speed }) {
      const { [names.sound]: sound, [lengths]: durations } = await session.run({
        [names.ids]: new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
        style: numbers(names.types.style, style, [1, style.length]),
        speed: numbers(names.types.speed, Float32Array.of(speed), [1]),
      })
      if (!sound || !durations) throw new ModelFault('the model gave nothing')
      return checked(ids.length, toSingle(sound), Array.from(toSingle(durations)))
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
