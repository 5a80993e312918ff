import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { chunkGroups, compiledModules } from './module-patterns.ts'

const root = resolve(import.meta.dirname, '../..')

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
}

const packages = [
  'react',
  'react-dom',
  'wouter',
  'regexparam',
  'use-sync-external-store',
  'scheduler',
  '@tanstack/react-query',
]
const folders = ['web/src', 'contract/src', ...packages.map((name) => `node_modules/${name}`)]
const files = (await Promise.all(folders.map((folder) => filesIn(resolve(root, folder))))).flat()

/** Every way to resolve the alternatives of a pattern: `a(b|c)` has `ab` and `ac`, `(a)?b` has `ab` and `b`. */
function alternativesOf(pattern: string): string[] {
  const innermost = /\((?<inside>[^()]*)\)(?<optional>\?)?/.exec(pattern)
  if (!innermost) return [...new Set(pattern.split('|'))]
  const { inside = '', optional } = innermost.groups ?? {}
  const before = pattern.slice(0, innermost.index)
  const after = pattern.slice(innermost.index + innermost[0].length)
  const parts = optional ? [...inside.split('|'), ''] : inside.split('|')
  return [...new Set(parts.flatMap((part) => alternativesOf(before + part + after)))]
}

/** Vite's own module, which is no file. */
const virtual = 'preload-helper'

test('alternatives are taken apart', () => {
  expect(alternativesOf('a(b|c(d|e))|(f-)?g').sort()).toEqual(['ab', 'acd', 'ace', 'f-g', 'g'])
})

describe.each([...chunkGroups, { name: 'compiled', test: compiledModules }])('the pattern of $name', (group) => {
  test.each(alternativesOf(group.test.source).filter((each) => each !== virtual))('finds a module by %s', (each) => {
    const pattern = new RegExp(each)
    expect(files.some((file) => pattern.test(file))).toBe(true)
  })
})
