import { fstatSync, openSync, readSync } from 'node:fs'

/** A WebAssembly program: its code compiled, its data still on disk. */
export interface ProgramFile {
  module: WebAssembly.Module
  /** Resets a memory to the program's initial state: its data segments, and zeros everywhere else. */
  fill(memory: Uint8Array): void
}

/** The magic number and the version. */
const headerBytes = 8
/** Section ids (https://www.w3.org/TR/wasm-core-2/#sections): debug information, and data with its count. */
const [customSection, dataSection, dataCountSection] = [0, 11, 12]
/** The encoding of a segment's target: in the only memory, at a constant (`i32.const … end`). */
const [intoTheMemory, constant, end] = [0, 0x41, 0x0b]
/** An upper bound of a section's or segment's header: its kind, offset and length. */
const maxHeaderBytes = 16

/** A range of the file, and where in memory it goes. */
interface Segment {
  memoryOffset: number
  fileOffset: number
  length: number
}

function readAt(file: number, position: number, into: Uint8Array): void {
  for (let done = 0; done < into.length; ) {
    const count = readSync(file, into, done, into.length - done, position + done)
    if (count === 0) throw new Error('A WebAssembly program is not whole.')
    done += count
  }
}

/** Reads consecutive unsigned numbers (LEB128) from a position in the file. */
function numbersAt(file: number, position: number) {
  const bytes = new Uint8Array(maxHeaderBytes)
  readSync(file, bytes, 0, maxHeaderBytes, position)
  let read = 0
  return {
    next() {
      let [value, factor, byte] = [0, 1, 0]
      do {
        byte = bytes[read++] ?? 0
        value += (byte & 0x7f) * factor
        factor *= 0x80
      } while (byte & 0x80)
      return value
    },
    /** The position of the next one. */
    position: () => position + read,
  }
}

function segmentAt(file: number, position: number): Segment {
  const head = numbersAt(file, position)
  const [mode, kind, memoryOffset, last, length] = [head.next(), head.next(), head.next(), head.next(), head.next()]
  if (mode !== intoTheMemory || kind !== constant || last !== end)
    throw new Error('A WebAssembly program keeps its data in a way that is not read here.')
  return { memoryOffset, fileOffset: head.position(), length }
}

/** In memory order. */
function segmentsIn(file: number, position: number): Segment[] {
  const head = numbersAt(file, position)
  const segments: Segment[] = []
  const count = head.next()
  let next = head.position()
  for (let index = 0; index < count; index++) {
    const segment = segmentAt(file, next)
    segments.push(segment)
    next = segment.fileOffset + segment.length
  }
  return segments.toSorted((one, other) => one.memoryOffset - other.memoryOffset)
}

/** Splits the file into what is compiled and the data segments. */
function readSections(file: number): { code: Uint8Array[]; data: Segment[] } {
  const { size } = fstatSync(file)
  const code: Uint8Array[] = []
  let data: Segment[] = []
  const take = (position: number, after: number) => {
    const bytes = new Uint8Array(after - position)
    readAt(file, position, bytes)
    code.push(bytes)
  }
  take(0, headerBytes)
  for (let position = headerBytes; position < size; ) {
    const head = numbersAt(file, position)
    const [kind, bytes] = [head.next(), head.next()]
    const after = head.position() + bytes
    if (kind === dataSection) data = segmentsIn(file, head.position())
    else if (kind !== customSection && kind !== dataCountSection) take(position, after)
    position = after
  }
  return { code, data }
}

/**
 * Opens a program without loading its data. Of the speech program's 21 MB, 17 are voices and 0.2 are code, and a module
 * retains all the bytes it was compiled from beside the memory it fills. So the voices are read from the file straight
 * into that memory, at the start and after each run. The file stays open, so that replacing it on disk does not mix its
 * data with other code.
 */
export function openProgram(path: string): ProgramFile {
  const file = openSync(path, 'r')
  const { code, data } = readSections(file)
  return {
    module: new WebAssembly.Module(Buffer.concat(code)),
    fill(memory) {
      let filled = 0
      for (const { memoryOffset, fileOffset, length } of data) {
        memory.fill(0, filled, memoryOffset)
        readAt(file, fileOffset, memory.subarray(memoryOffset, memoryOffset + length))
        filled = memoryOffset + length
      }
      memory.fill(0, filled)
    },
  }
}
