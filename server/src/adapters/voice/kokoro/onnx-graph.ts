// Reads and extends ONNX files (Protocol Buffers, onnx.proto3) without loading their weights.
import { closeSync, openSync, readSync } from 'node:fs'
import { ModelFault } from './model-fault.ts'

export interface GraphNode {
  operation: string
  inputs: readonly string[]
  outputs: readonly string[]
}

export interface Graph {
  nodes: readonly GraphNode[]
  /** The names of what a run returns. */
  outputs: readonly string[]
}

/** The fields of onnx.proto3 that are read or written. */
const modelGraph = 7
const graphNode = 1
const graphOutput = 12
const node = { input: 1, output: 2, operation: 4 }
const valueName = 1

/** A file's bytes, read in small blocks: most of the file is weights, which are skipped. */
interface Bytes {
  at(position: number): number
  text(from: number, to: number): string
}

const blockBytes = 4096

function bytesOf(file: number, size: number): Bytes {
  const block = Buffer.alloc(blockBytes)
  let held = { from: 0, to: 0 }
  const hold = (from: number, to: number) => {
    if (to > size || to - from > blockBytes) throw new ModelFault('its file is not a whole ONNX file')
    if (from < held.from || to > held.to) held = { from, to: from + readSync(file, block, 0, blockBytes, from) }
  }
  return {
    at(position) {
      hold(position, position + 1)
      return block[position - held.from] ?? 0
    },
    text(from, to) {
      hold(from, to)
      return block.toString('utf8', from - held.from, to - held.from)
    },
  }
}

/** An encoded number, and where it ends. Lengths of weights need more than 32 bits. */
function readVarint(bytes: Bytes, from: number): { value: number; after: number } {
  let value = 0
  for (let digit = 0; digit < 10; digit++) {
    const byte = bytes.at(from + digit)
    value += (byte & 0x7f) * 2 ** (7 * digit)
    if (byte < 0x80) return { value, after: from + digit + 1 }
  }
  throw new ModelFault('its file is not an ONNX file')
}

interface Field {
  number: number
  from: number
  to: number
}

/** The end of a field's content, by its wire type. */
function endOf(bytes: Bytes, wire: number, from: number): Pick<Field, 'from' | 'to'> {
  if (wire === 0) return { from, to: readVarint(bytes, from).after }
  if (wire === 1) return { from, to: from + 8 }
  if (wire === 5) return { from, to: from + 4 }
  if (wire !== 2) throw new ModelFault('its file is not an ONNX file')
  const { value, after } = readVarint(bytes, from)
  return { from: after, to: after + value }
}

function* fieldsOf(bytes: Bytes, from: number, to: number): Generator<Field> {
  for (let at = from; at < to; ) {
    const { value, after } = readVarint(bytes, at)
    const content = endOf(bytes, value & 7, after)
    if (content.to > to) throw new ModelFault('its file is not a whole ONNX file')
    yield { number: value >>> 3, ...content }
    at = content.to
  }
}

function readNode(bytes: Bytes, { from, to }: Field): GraphNode {
  const inputs: string[] = []
  const outputs: string[] = []
  let operation = ''
  for (const { number, ...span } of fieldsOf(bytes, from, to)) {
    const text = () => bytes.text(span.from, span.to)
    if (number === node.input) inputs.push(text())
    else if (number === node.output) outputs.push(text())
    else if (number === node.operation) operation = text()
  }
  return { operation, inputs, outputs }
}

/** The fields of this number within others. */
const within = (bytes: Bytes, outer: readonly Field[], number: number): Field[] =>
  outer.flatMap(({ from, to }) => [...fieldsOf(bytes, from, to)]).filter((field) => field.number === number)

/** Reads which operations a file has, and the names of its outputs. Throws ModelFault if it is not an ONNX file. */
export function readGraph(path: string, size: number): Graph {
  const file = openSync(path, 'r')
  try {
    const bytes = bytesOf(file, size)
    const graph = [...fieldsOf(bytes, 0, size)].filter(({ number }) => number === modelGraph)
    const names = within(bytes, within(bytes, graph, graphOutput), valueName)
    return {
      nodes: within(bytes, graph, graphNode).map((field) => readNode(bytes, field)),
      outputs: names.map(({ from, to }) => bytes.text(from, to)),
    }
  } finally {
    closeSync(file)
  }
}

/** A field whose content is shorter than 128 bytes, as a name's is. */
const shortField = (number: number, content: Uint8Array) =>
  Buffer.concat([Uint8Array.of((number << 3) | 2, content.length), content])

/**
 * What to append to a file so that a run also returns a value from inside: a message may be followed by more of itself.
 * Its type is left out, since the runtime infers it.
 */
export function oneMoreOutput(name: string): Uint8Array {
  const value = shortField(valueName, Buffer.from(name))
  const appended = shortField(modelGraph, shortField(graphOutput, value))
  if (value.length > 120) throw new ModelFault('the name of its lengths is too long')
  return appended
}
