import { dataType } from '@glimmer/server/adapters/voice/kokoro/testing/onnx-file'
import type { GraphBuilder } from './graph.ts'

interface ConvOptions {
  stride?: number
  dilation?: number
  pad?: number
  bias?: boolean
}

/** The basic layers of the model. Sizes are channels; each function returns the name of its output. */
function plainLayers({ op, weight, ints }: GraphBuilder) {
  /** Small weights, for offsets and scales. */
  const small = (...shape: number[]) => weight(shape, 10_000)
  const add = (one: string, other: string) => op('Add', [one, other])
  const multiply = (one: string, other: string) => op('Mul', [one, other])
  const leaky = (x: string, slope: number) => op('LeakyRelu', [x], { alpha: { real: slope } })
  const turn = (x: string, ...perm: number[]) => op('Transpose', [x], { perm })
  const linear = (x: string, from: number, to: number) => add(op('MatMul', [x, weight([from, to], from)]), small(to))
  const layerNorm = (x: string, size: number) =>
    op('LayerNormalization', [x, small(size), small(size)], { axis: -1, epsilon: { real: 1e-5 } })

  function conv(x: string, from: number, to: number, kernel: number, options: ConvOptions = {}) {
    const { stride = 1, dilation = 1, bias = true, pad = Math.floor(((kernel - 1) * dilation) / 2) } = options
    return op('Conv', [x, weight([to, from, kernel], from * kernel), ...(bias ? [small(to)] : [])], {
      kernel_shape: [kernel],
      strides: [stride],
      dilations: [dilation],
      pads: [pad, pad],
      group: 1,
    })
  }

  function convUp(x: string, from: number, to: number, kernel: number, stride: number, pad = (kernel - stride) >> 1) {
    return op('ConvTranspose', [x, weight([from, to, kernel], from * kernel), small(to)], {
      kernel_shape: [kernel],
      strides: [stride],
      dilations: [1],
      pads: [pad, pad],
      group: 1,
    })
  }

  /** Bidirectional, with 256 numbers in each direction: [time, 1, from] to [time, 1, 512]. */
  function lstm(x: string, from: number) {
    const weights = [weight([2, 1024, from], from), weight([2, 1024, 256], 256), small(2, 2048)]
    const both = op('LSTM', [x, ...weights], { hidden_size: 256, direction: 'bidirectional' })
    return op('Reshape', [turn(both, 0, 2, 1, 3), ints(0, 0, -1)])
  }

  const asFloats = (x: string) => op('Cast', [x], { to: dataType.float })
  const asInts = (x: string) => op('Cast', [x], { to: dataType.int64 })
  return {
    add,
    asFloats,
    asInts,
    conv,
    convUp,
    layerNorm,
    leaky,
    linear,
    lstm,
    multiply,
    small,
    turn,
  }
}

/** The layers that depend on a style, made of basic ones. */
function styledLayers({ op, weight, ints, float, floats }: GraphBuilder, plain: ReturnType<typeof plainLayers>) {
  const { add, conv, leaky, linear, multiply, small } = plain

  /** Normalises, with scale and offset from the style. */
  function styled(x: string, style: string, channels: number) {
    const both = op('Unsqueeze', [linear(style, 128, channels * 2), ints(2)])
    const scale = op('Slice', [both, ints(0), ints(channels), ints(1)])
    const offset = op('Slice', [both, ints(channels), ints(channels * 2), ints(1)])
    const normed = op('InstanceNormalization', [x, small(channels), small(channels)], { epsilon: { real: 1e-5 } })
    return add(multiply(add(scale, float(1)), normed), offset)
  }

  /** The snake activation: x + sin²(ax) / a. */
  function snake(x: string, channels: number) {
    const alpha = weight([1, channels, 1], 1)
    const wave = op('Pow', [op('Sin', [multiply(alpha, x)]), float(2)])
    return add(x, multiply(op('Div', [float(1), add(alpha, float(2))]), wave))
  }

  /** Three pairs of convolutions, each more dilated than the last, with a residual connection. */
  function residual(x: string, style: string, channels: number, kernel: number) {
    let sum = x
    for (const dilation of [1, 3, 5]) {
      const first = conv(snake(styled(sum, style, channels), channels), channels, channels, kernel, { dilation })
      sum = add(conv(snake(styled(first, style, channels), channels), channels, channels, kernel), sum)
    }
    return sum
  }

  const twice = (x: string) =>
    op('Resize', [x, '', floats(1, 1, 2)], {
      mode: 'nearest',
      nearest_mode: 'floor',
      coordinate_transformation_mode: 'asymmetric',
    })

  /** Two convolutions conditioned on the style, with a residual connection; `up` doubles the length. */
  function styledBlock(x: string, style: string, from: number, to: number, up = false) {
    const risen = leaky(styled(x, style, from), 0.2)
    const first = conv(up ? twice(risen) : risen, from, to, 3)
    const second = conv(leaky(styled(first, style, to), 0.2), to, to, 3)
    const around = up ? twice(x) : x
    const fitted = from === to ? around : conv(around, from, to, 1, { bias: false })
    return multiply(add(second, fitted), float(Math.SQRT1_2))
  }

  return { residual, styledBlock }
}

/** All layers of the model. */
export function layers(graph: GraphBuilder) {
  const plain = plainLayers(graph)
  return { ...plain, ...styledLayers(graph, plain) }
}
export type Layers = ReturnType<typeof layers>
