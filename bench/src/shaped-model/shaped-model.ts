import { vocabulary } from '@glimmer/server/adapters/voice/kokoro/testing/tiny-model'
import { type GraphBuilder, graphBuilder } from './graph.ts'
import { type Layers, layers } from './layers.ts'

/** Twelve passes through one attention layer: [tokens] to [tokens, 512]. */
function textUnderstood(
  { op, weight, ints, float }: GraphBuilder,
  { add, linear, multiply, small }: Layers,
  ids: string,
) {
  const square = () => weight([768, 768], 768)
  const [query, key, content, mix] = [square(), square(), square(), square()]
  const [widen, narrow] = [weight([768, 2048], 768), weight([2048, 768], 2048)]
  const norms = [small(768), small(768), small(768), small(768)]
  const heads = (x: string, by: string, ...perm: number[]) =>
    op('Transpose', [op('Reshape', [op('MatMul', [x, by]), ints(-1, 12, 64)])], { perm })
  const normed = (x: string, first: number) =>
    op('LayerNormalization', [x, norms[first] ?? '', norms[first + 1] ?? ''], { axis: -1 })
  let x = linear(op('Gather', [weight([178, 128], 128), ids]), 128, 768)
  for (let pass = 0; pass < 12; pass++) {
    const scores = multiply(op('MatMul', [heads(x, query, 1, 0, 2), heads(x, key, 1, 2, 0)]), float(0.125))
    const heard = op('MatMul', [op('Softmax', [scores], { axis: -1 }), heads(x, content, 1, 0, 2)])
    const mixed = op('Reshape', [op('Transpose', [heard], { perm: [1, 0, 2] }), ints(-1, 768)])
    x = normed(add(op('MatMul', [mixed, mix]), x), 0)
    const wide = op('MatMul', [x, widen])
    const gate = add(op('Tanh', [multiply(wide, float(0.8))]), float(1))
    x = normed(add(op('MatMul', [multiply(multiply(wide, float(0.5)), gate), narrow]), x), 2)
  }
  return linear(x, 768, 512)
}

/** Each token concatenated with the style, through three LSTMs: [tokens, 1, 640]. */
function prosodyOf({ op, ints }: GraphBuilder, { layerNorm, lstm }: Layers, text: string, style: string, ids: string) {
  const length = op('Concat', [op('Shape', [ids]), ints(1, 128)], { axis: 0 })
  const beside = (x: string) =>
    op('Concat', [x, op('Expand', [op('Unsqueeze', [style, ints(0)]), length])], { axis: 2 })
  let x = op('Unsqueeze', [text, ints(1)])
  for (let layer = 0; layer < 3; layer++) x = layerNorm(lstm(beside(x), 640), 512)
  return beside(x)
}

/**
 * Durations from a table, since an untrained predictor would give none: the token of each frame, and the number of
 * frames.
 */
function framesOf(
  { op, weight, ints, int, int32, float, floats }: GraphBuilder,
  l: Layers,
  prosody: string,
  ids: string,
) {
  const vowels = 'AIOQWYaeiouæɑɒɔəɛɜɪʊʌᵊᵻɐ'
  const table = new Array<number>(178).fill(3)
  for (const [sign, id] of Object.entries(vocabulary))
    table[id] = vowels.includes(sign) ? 4 : '$.,!?'.includes(sign) ? 10 : 2
  // The predictor still runs, but its result is multiplied by zero.
  const unused = op('MatMul', [l.lstm(prosody, 640), weight([512, 50], 512)])
  const nought = l.multiply(op('ReduceMean', [unused], { axes: [1, 2], keepdims: 0 }), float(0))
  const own = op('Div', [l.add(op('Gather', [floats(...table), ids]), nought), 'speed'])
  op('Max', [op('Round', [own]), float(1)], {}, 'durations')
  const total = l.asInts(op('ReduceSum', ['durations', ints(0)], { keepdims: 0 }))
  const frames = l.asFloats(op('Range', [int(0), total, int(1)]))
  const ends = op('Unsqueeze', [op('CumSum', ['durations', int32(0)]), ints(0)])
  const past = op('GreaterOrEqual', [op('Unsqueeze', [frames, ints(1)]), ends])
  return { total, token: op('ReduceSum', [l.asInts(past), ints(1)], { keepdims: 0 }) }
}

/** The tokens' own path to the decoder: three convolutions and an LSTM, [1, 512, frames]. */
function soundsOf({ op, weight, ints }: GraphBuilder, l: Layers, ids: string, token: string) {
  let x = l.turn(op('Unsqueeze', [op('Gather', [weight([178, 512], 512), ids]), ints(0)]), 0, 2, 1)
  for (let layer = 0; layer < 3; layer++) {
    const normed = l.layerNorm(l.turn(l.conv(x, 512, 512, 5), 0, 2, 1), 512)
    x = l.leaky(l.turn(normed, 0, 2, 1), 0.2)
  }
  return l.turn(op('Gather', [l.lstm(l.turn(x, 2, 0, 1), 512), token]), 1, 2, 0)
}

interface Decoded {
  sounds: string
  pitch: string
  energy: string
  voice: string
  total: string
}

/** From frames to a waveform: five blocks, two upsampling steps, and an inverse short-time Fourier transform. */
function waveOf({ op, ints, int, float }: GraphBuilder, l: Layers, { sounds, pitch, energy, voice, total }: Decoded) {
  const halved = (curve: string) => l.conv(curve, 1, 1, 3, { stride: 2, pad: 1 })
  const [pitches, energies] = [halved(pitch), halved(energy)]
  const join = (...parts: string[]) => op('Concat', [...parts, pitches, energies], { axis: 1 })
  let x = l.styledBlock(join(sounds), voice, 514, 1024)
  const rest = l.conv(sounds, 512, 64, 1)
  for (let block = 0; block < 3; block++) x = l.styledBlock(join(x, rest), voice, 1090, 1024)
  x = l.styledBlock(join(x, rest), voice, 1090, 512, true)

  const samples = op('Squeeze', [op('Mul', [total, ints(600)]), ints(0)])
  const clock = l.asFloats(op('Range', [int(0), samples, int(1)]))
  const hum = op('Reshape', [op('Sin', [l.multiply(clock, float(0.05))]), ints(1, 1, -1)])
  const source = l.conv(hum, 1, 22, 20, { stride: 5, pad: 10, bias: false })
  const up = (
    from: number,
    to: number,
    kernel: number,
    stride: number,
    own: string,
    ownKernel: number,
    last: boolean,
  ) => {
    let y = l.convUp(l.leaky(x, 0.1), from, to, kernel, stride)
    if (last) y = op('Pad', [y, ints(0, 0, 1, 0, 0, 0)], { mode: 'reflect' })
    y = l.add(y, l.residual(own, voice, to, ownKernel))
    const [one = '', two = '', three = ''] = [3, 7, 11].map((each) => l.residual(y, voice, to, each))
    return l.multiply(l.add(l.add(one, two), three), float(1 / 3))
  }
  x = up(512, 256, 20, 10, l.conv(source, 22, 256, 12, { stride: 6, pad: 3 }), 7, false)
  x = up(256, 128, 12, 6, l.conv(source, 22, 128, 1), 11, true)
  x = l.conv(l.leaky(x, 0.01), 128, 22, 7)
  const size = op('Exp', [op('Slice', [x, ints(0), ints(11), ints(1)])])
  const phase = op('Sin', [op('Slice', [x, ints(11), ints(22), ints(1)])])
  const back = (turned: string) => l.convUp(l.multiply(size, op(turned, [phase])), 11, 1, 20, 5, 10)
  op('Reshape', [op('Tanh', [op('Sub', [back('Cos'), back('Sin')])]), ints(1, -1)], {}, 'waveform')
}

/**
 * A model of Kokoro-82M's shape with random weights, about 320 MB: the layers, widths, kernels and rates of the
 * published architecture, so that load time, memory and speed can be measured where the real weights are missing. Its
 * output is noise.
 */
export function shapedModel(): Uint8Array<ArrayBuffer> {
  const graph = graphBuilder()
  const l = layers(graph)
  const { op, ints } = graph
  const ids = op('Reshape', ['input_ids', ints(-1)])
  const voice = op('Slice', ['style', ints(0), ints(128), ints(1)])
  const style = op('Slice', ['style', ints(128), ints(256), ints(1)])
  const prosody = prosodyOf(graph, l, textUnderstood(graph, l, ids), style, ids)
  const { total, token } = framesOf(graph, l, prosody, ids)
  const shared = l.turn(l.lstm(op('Gather', [prosody, token]), 640), 1, 2, 0)
  const curve = () => {
    const risen = l.styledBlock(l.styledBlock(shared, style, 512, 512), style, 512, 256, true)
    return l.conv(l.styledBlock(risen, style, 256, 256), 256, 1, 1)
  }
  const sounds = soundsOf(graph, l, ids, token)
  waveOf(graph, l, { sounds, pitch: curve(), energy: curve(), voice, total })
  return graph.file()
}
