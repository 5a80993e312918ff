import { dataType, node, onnxFile, tensor, value } from './onnx-file.ts'

const { float, half, int32, int64 } = dataType

/** The symbols the tiny model knows, in the real one's alphabet but with its own numbers. */
export const vocabulary: Readonly<Record<string, number>> = Object.fromEntries(
  ['$', ...';:,.!?—', ' ', ...'AIOQSTWYᵊabcdefhijklmnopqrstuvwxyz', ...'ɑɐɒæɔðʤəɛɜɡɪŋθɹɾʃʧʊʌʒˈˌːᵻ'].map((sign, id) => [
    sign,
    id,
  ]),
)
const vowels = 'AIOQWYaeiouæɑɒɔəɛɜɪʊʌᵊᵻɐ'

/** A symbol's length in frames of 25 ms, and its loudness. Punctuation and spaces are silent. */
function lengthAndLevel(sign: string): [frames: number, level: number] {
  if (sign === '$') return [10, 0]
  if ('.!?'.includes(sign)) return [14, 0]
  if (',;:—'.includes(sign)) return [10, 0]
  if (sign === ' ') return [2, 0]
  if ('ˈˌː'.includes(sign)) return [1, 0.2]
  return vowels.includes(sign) ? [5, 0.4] : [3, 0.2]
}

const constantsOf = (lateFrames: number) => {
  const size = 178
  const lengths = new Float32Array(size).fill(3)
  const levels = new Float32Array(size).fill(0.2)
  for (const [sign, id] of Object.entries(vocabulary)) [lengths[id], levels[id]] = lengthAndLevel(sign)
  const real = (name: string, number: number) => tensor(name, float, [], Float32Array.of(number))
  const whole = (name: string, shape: readonly number[], ...numbers: number[]) =>
    tensor(name, int64, shape, BigInt64Array.from(numbers, BigInt))
  return [
    tensor('lengths', float, [size], lengths),
    tensor('levels', float, [size], levels),
    tensor('zero32', int32, [], Int32Array.of(0)),
    whole('flat', [1], -1),
    whole('zero', [], 0),
    whole('one', [], 1),
    whole('axis0', [1], 0),
    whole('axis1', [1], 1),
    whole('frame', [1], 600),
    whole('row', [2], 1, -1),
    real('late', lateFrames),
    real('least', 1),
    real('gain', 1),
    real('turn', (2 * Math.PI * 220) / 24_000),
  ]
}

const nodesOf = ({ type, ids, sound }: Shape) => [
  node('Cast', ['style'], 'row_of_voice', { to: float }),
  node('Cast', ['speed'], 'pace', { to: float }),
  node('Reshape', [ids, 'flat'], 'ids'),
  node('Gather', ['lengths', 'ids'], 'own'),
  node('Div', ['own', 'pace'], 'stretched'),
  node('Round', ['stretched'], 'rounded'),
  node('Max', ['rounded', 'least'], 'durations'),
  // The token each frame belongs to: the number of tokens that have ended by then.
  node('CumSum', ['durations', 'zero32'], 'ends'),
  node('Add', ['ends', 'late'], 'heard'),
  node('ReduceSum', ['durations', 'axis0'], 'total', { keepdims: 0 }),
  node('Cast', ['total'], 'count', { to: int64 }),
  node('Range', ['zero', 'count', 'one'], 'frames64'),
  node('Cast', ['frames64'], 'frames', { to: float }),
  node('Unsqueeze', ['frames', 'axis1'], 'column'),
  node('Unsqueeze', ['heard', 'axis0'], 'line'),
  node('GreaterOrEqual', ['column', 'line'], 'past'),
  node('Cast', ['past'], 'past64', { to: int64 }),
  node('ReduceSum', ['past64', 'axis1'], 'reached', { keepdims: 0 }),
  node('Size', ['ids'], 'amount'),
  node('Sub', ['amount', 'one'], 'last'),
  node('Min', ['reached', 'last'], 'token'),
  node('Gather', ['levels', 'ids'], 'loud'),
  node('Gather', ['loud', 'token'], 'envelope'),
  // Each frame is 600 samples of a 220 Hz tone.
  node('Unsqueeze', ['envelope', 'axis1'], 'tall'),
  node('Unsqueeze', ['count', 'axis0'], 'height'),
  node('Concat', ['height', 'frame'], 'wide', { axis: 0 }),
  node('Expand', ['tall', 'wide'], 'plane'),
  node('Reshape', ['plane', 'flat'], 'level'),
  node('Shape', ['level'], 'length'),
  node('Squeeze', ['length', 'axis0'], 'samples'),
  node('Range', ['zero', 'samples', 'one'], 'clock64'),
  node('Cast', ['clock64'], 'clock', { to: float }),
  node('Mul', ['clock', 'turn'], 'phase'),
  node('Sin', ['phase'], 'tone'),
  // Makes the voice audible in the output: the mean of its row is added to the loudness, so a row of NaN makes no
  // sound.
  node('ReduceMean', ['row_of_voice'], 'mean', { keepdims: 0 }),
  node('Add', ['mean', 'gain'], 'volume'),
  node('Mul', ['tone', 'level'], 'plain'),
  node('Mul', ['plain', 'volume'], 'styled'),
  node('Reshape', ['styled', 'row'], 'speech'),
  node('Cast', ['speech'], sound, { to: type }),
]

/** What differs between exports. */
interface Shape {
  type: typeof float | typeof half
  ids: string
  sound: string
}

/** How the model is exported. */
export interface TinyOptions {
  /** How many frames the audio comes after what the durations say. */
  lateFrames?: number
  /** The numbers it takes and gives, as exports of half the size have them; with `int32` it only takes whole speeds. */
  numbers?: 'float' | 'half' | 'int32'
  /** The names of the other convention, without the durations. */
  isBare?: boolean
}

/**
 * A substitute for the real model, some kilobytes instead of 92 MB: it has the same inputs and outputs, and every
 * symbol lasts a fixed number of frames. Letters hum and pauses are silent, so that a test can find each word in the
 * audio.
 */
export function tinyModel({ lateFrames = 0, numbers = 'float', isBare = false }: TinyOptions = {}) {
  const type = dataType[numbers]
  const [ids, sound] = isBare ? ['tokens', 'audio'] : ['input_ids', 'waveform']
  const sounds = value(sound, type === int32 ? float : type, [1, 'num_samples'])
  return onnxFile({
    nodes: nodesOf({ type: type === int32 ? float : type, ids, sound }),
    constants: constantsOf(lateFrames),
    inputs: [
      value(ids, int64, [1, 'sequence_length']),
      value('style', type === int32 ? float : type, [1, 256]),
      value('speed', type, [1]),
    ],
    outputs: isBare ? [sounds] : [sounds, value('durations', float, ['sequence_length'])],
  })
}
