import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProgram } from './program-file.ts'

const header = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0]
const memory = [5, 3, 1, 0, 1]
const exported = [7, 7, 1, 3, ...Buffer.from('mem'), 2, 0]
const note = [0, 6, 4, ...Buffer.from('note'), 9]
/** "calm" at 300 and "kind" at 16: numbers over 127 take two bytes. */
const data = [
  11,
  20,
  2,
  0,
  0x41,
  0xac,
  2,
  0x0b,
  4,
  ...Buffer.from('calm'),
  0,
  0x41,
  16,
  0x0b,
  4,
  ...Buffer.from('kind'),
]

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glimmer-program-'))
})
afterAll(() => rm(folder, { recursive: true }))

function fileOf(...sections: number[][]): string {
  const path = join(folder, 'program.wasm')
  writeFileSync(path, Uint8Array.from([header, ...sections].flat()))
  return path
}

const text = (bytes: Uint8Array, at: number) => Buffer.from(bytes.subarray(at, at + 4)).toString()

test('resets memory to the state at the start of the program', () => {
  const { fill } = openProgram(fileOf(memory, exported, data, note))
  const bytes = new Uint8Array(65_536).fill(7)
  fill(bytes)
  expect([text(bytes, 300), text(bytes, 16)]).toEqual(['calm', 'kind'])
  expect(bytes.filter((byte) => byte !== 0)).toHaveLength(8)
})

test('compiles the module without data segments', () => {
  const { module } = openProgram(fileOf(memory, exported, data, note))
  const { mem } = new WebAssembly.Instance(module).exports
  expect(mem).toBeInstanceOf(WebAssembly.Memory)
  expect(new Uint8Array((mem as WebAssembly.Memory).buffer).every((byte) => byte === 0)).toBe(true)
  expect(WebAssembly.Module.customSections(module, 'note')).toEqual([])
})

test('refuses a truncated file, and one with data in another form', () => {
  expect(() => openProgram(fileOf(memory, exported.slice(0, 4)))).toThrow('not whole')
  expect(() => openProgram(fileOf(memory, [11, 4, 1, 1, 1, 9]))).toThrow('not read here')
})
