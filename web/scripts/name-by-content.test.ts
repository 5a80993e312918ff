import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { nameByContent } from './name-by-content.ts'

const dist = await mkdtemp(join(tmpdir(), 'glimmer-named-'))
afterAll(() => rm(dist, { recursive: true }))
await mkdir(join(dist, 'assets'))

const named = async (content: string) => {
  await writeFile(join(dist, 'before-paint.js'), content)
  return nameByContent(dist, '/before-paint.js')
}

test('a file is moved to the assets, under a name that is another one once its content is', async () => {
  const first = await named('dark')
  expect(first).toMatch(/^\/assets\/before-paint-[\w-]{8}\.js$/)
  expect(await readFile(join(dist, first), 'utf8')).toBe('dark')
  expect(await readdir(dist)).toEqual(['assets'])
  expect(await named('dark')).toBe(first)
  expect(await named('light')).not.toBe(first)
})
