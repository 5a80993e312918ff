// Writes ONNX files: the part of their protobuf (onnx.proto3) that small graphs need. The first argument of each writer
// is the field's number.

export const dataType = { float: 1, int32: 6, int64: 7, half: 10 } as const
type DataType = (typeof dataType)[keyof typeof dataType]
export type Shape = readonly (number | string)[]

function varint(value: number | bigint): Uint8Array {
  const out: number[] = []
  let rest = BigInt.asUintN(64, BigInt(value))
  for (; rest > 0x7fn; rest >>= 7n) out.push(Number(rest & 0x7fn) | 0x80)
  out.push(Number(rest))
  return Uint8Array.from(out)
}

const join = (parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts))
const tag = (field: number, wire: number) => varint((field << 3) | wire)
const int = (field: number, value: number | bigint) => join([tag(field, 0), varint(value)])
const bytes = (field: number, value: Uint8Array) => join([tag(field, 2), varint(value.length), value])
const string = (field: number, value: string) => bytes(field, new TextEncoder().encode(value))
const float = (field: number, value: number) => join([tag(field, 5), new Uint8Array(Float32Array.of(value).buffer)])

/** ValueInfoProto: an input or output by name, type and shape; a dimension may be a name. */
export function value(name: string, type: DataType, shape: Shape): Uint8Array {
  const dimensions = shape.map((size) => bytes(1, typeof size === 'string' ? string(2, size) : int(1, size)))
  return join([string(1, name), bytes(2, bytes(1, join([int(1, type), bytes(2, join(dimensions))])))])
}

/** TensorProto: constant numbers. */
export function tensor(
  name: string,
  type: DataType,
  shape: readonly number[],
  data: Float32Array | Int32Array | BigInt64Array,
): Uint8Array {
  const raw = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  return join([...shape.map((size) => int(1, size)), int(2, type), string(8, name), bytes(9, raw)])
}

/** An attribute's value: an integer, a string, integers, or a float wrapped in an object. */
export type Attribute = number | string | readonly number[] | { real: number }

function attribute([name, given]: [string, Attribute]): Uint8Array {
  if (typeof given === 'string') return bytes(5, join([string(1, name), string(4, given), int(20, 3)]))
  if (typeof given === 'number') return bytes(5, join([string(1, name), int(3, given), int(20, 2)]))
  if ('real' in given) return bytes(5, join([string(1, name), float(2, given.real), int(20, 1)]))
  return bytes(5, join([string(1, name), ...given.map((each) => int(8, each)), int(20, 7)]))
}

/** NodeProto: one operation. */
export const node = (
  operation: string,
  inputs: readonly string[],
  output: string,
  attributes: Readonly<Record<string, Attribute>> = {},
): Uint8Array =>
  join([
    ...inputs.map((name) => string(1, name)),
    string(2, output),
    string(3, output),
    string(4, operation),
    ...Object.entries(attributes).map(attribute),
  ])

export interface Graph {
  nodes: readonly Uint8Array[]
  constants: readonly Uint8Array[]
  inputs: readonly Uint8Array[]
  outputs: readonly Uint8Array[]
}

/** ModelProto: a whole file with operator set 17. */
export function onnxFile({ nodes, constants, inputs, outputs }: Graph): Uint8Array<ArrayBuffer> {
  const graph = join([
    ...nodes.map((each) => bytes(1, each)),
    string(2, 'made-by-a-test'),
    ...constants.map((each) => bytes(5, each)),
    ...inputs.map((each) => bytes(11, each)),
    ...outputs.map((each) => bytes(12, each)),
  ])
  return new Uint8Array(join([int(1, 8), string(2, 'glimmer'), bytes(7, graph), bytes(8, int(2, 17))]))
}
