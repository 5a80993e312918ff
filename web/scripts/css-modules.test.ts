import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { classesByName, shortName } from './css-modules.ts'

const sheet = resolve(import.meta.dirname, '../src/platform/ui/card.module.css')

test('a class keeps its short name, and another of the same file differs in its last character', () => {
  const name = shortName('card', sheet)
  expect(name).toMatch(/^[a-zA-Z]{4}0$/)
  expect(shortName('title', sheet)).toBe(`${name.slice(0, 4)}1`)
  expect(shortName('card', `${sheet}?used`)).toBe(name)
})

test('no style selects by a part of a class name, since the build has other names', () => {
  const sources = resolve(import.meta.dirname, '../src')
  const selecting = globSync('**/*.css', { cwd: sources }).filter((file) =>
    readFileSync(resolve(sources, file), 'utf8').includes('[class*'),
  )
  expect(selecting).toEqual([])
})

test('a class with a hyphen is refused, since its import would be undefined', () => {
  expect(() => shortName('wide-row', sheet)).toThrow('The class .wide-row in platform/ui/card.module.css needs a name')
})

test('a build writes a class where it is used, and keeps its style sheet', async () => {
  const root = mkdtempSync(join(tmpdir(), 'classes-'))
  try {
    writeFileSync(join(root, 'row.module.css'), '.row { color: teal }')
    writeFileSync(
      join(root, 'main.ts'),
      "import classes from './row.module.css'\ndocument.body.className = classes.row\n",
    )
    const built = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [classesByName],
      css: { modules: { generateScopedName: () => 'short' } },
      build: {
        write: false,
        rolldownOptions: { input: join(root, 'main.ts'), optimization: { inlineConst: { mode: 'all', pass: 3 } } },
      },
    })
    const files = 'output' in built ? built.output : []
    const textOf = (extension: string) =>
      files
        .filter(({ fileName }) => fileName.endsWith(extension))
        .map((file) => String(file.type === 'chunk' ? file.code : file.source))
        .join('')
    expect(textOf('.css')).toContain('.short{color:teal}')
    expect(textOf('.js')).toMatch(/className=[`'"]short[`'"]/)
  } finally {
    rmSync(root, { recursive: true })
  }
})
