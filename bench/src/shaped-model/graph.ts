import {
  type Attribute,
  dataType,
  node,
  onnxFile,
  tensor,
  value,
} from '@glimmer/server/adapters/voice/kokoro/testing/onnx-file'

const { float, int32, int64 } = dataType

/** Reproducible pseudo-random numbers (Numerical Recipes' linear congruential generator), -0.5 to 0.5. */
function numbers() {
  let seed = 1
  return () => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0
    return seed / 2 ** 32 - 0.5
  }
}

/** A graph being built. Every method returns the name of what it adds. */
export interface GraphBuilder {
  op(kind: string, inputs: readonly string[], attributes?: Record<string, Attribute>, name?: string): string
  /** Random weights, scaled for this many inputs. */
  weight(shape: readonly number[], inputs: number): string
  ints(...data: number[]): string
  /** A single 32-bit integer, as CumSum's axis requires. */
  int32(data: number): string
  /** A single integer without a dimension. */
  int(data: number): string
  float(data: number): string
  floats(...data: number[]): string
  /** The finished file. */
  file(): Uint8Array<ArrayBuffer>
}

export function graphBuilder(): GraphBuilder {
  const random = numbers()
  const nodes: Uint8Array[] = []
  const constants = new Map<string, Uint8Array>()
  let count = 0
  const fresh = (what: string) => `${what}_${++count}`
  const constant = (name: string, make: () => Uint8Array) => {
    if (!constants.has(name)) constants.set(name, make())
    return name
  }
  return {
    op(kind, inputs, attributes = {}, name = fresh(kind)) {
      nodes.push(node(kind, inputs, name, attributes))
      return name
    },
    weight(shape, inputs) {
      const scale = 2 * Math.sqrt(3 / inputs)
      const data = Float32Array.from({ length: shape.reduce((a, b) => a * b, 1) }, () => random() * scale)
      const name = fresh('weight')
      return constant(name, () => tensor(name, float, shape, data))
    },
    ints(...data) {
      const name = `ints_${data.join('_')}`
      return constant(name, () => tensor(name, int64, [data.length], BigInt64Array.from(data, BigInt)))
    },
    int32: (data) => constant(`int32_${data}`, () => tensor(`int32_${data}`, int32, [], Int32Array.of(data))),
    int: (data) => constant(`int_${data}`, () => tensor(`int_${data}`, int64, [], BigInt64Array.of(BigInt(data)))),
    float: (data) => constant(`float_${data}`, () => tensor(`float_${data}`, float, [], Float32Array.of(data))),
    floats(...data) {
      const name = fresh('floats')
      return constant(name, () => tensor(name, float, [data.length], Float32Array.from(data)))
    },
    file: () =>
      onnxFile({
        nodes,
        constants: [...constants.values()],
        inputs: [value('input_ids', int64, [1, 'tokens']), value('style', float, [1, 256]), value('speed', float, [1])],
        outputs: [value('waveform', float, [1, 'samples']), value('durations', float, ['tokens'])],
      }),
  }
}
