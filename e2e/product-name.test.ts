import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Where the name is the program's own, whatever an installation calls it. */
const ofTheProgram = [
  'contract/src/product.ts',
  // Commands, settings and what is written to the terminal.
  'lib/src/settings/fields.ts',
  'server/src/admin/writer.ts',
  'server/src/features/backups/archive.ts',
  'server/src/main.ts',
]

const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

test('what people read takes the product’s name from the settings', () => {
  const files = globSync(
    ['contract/src', 'lib/src', 'picture/src', 'server/src', 'identity/src', 'web/src', 'web/scripts'].map(
      (folder) => `${folder}/**/*.{ts,tsx}`,
    ),
    { cwd: root },
  )
  expect(files.length).toBeGreaterThan(1000)
  const spelt = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|\/testing\/|\/training\//.test(file))
    .filter((file) => /\bGlimmer\b/.test(withoutComments(readFileSync(root + file, 'utf8'))))
  expect(spelt.toSorted()).toEqual(ofTheProgram)
})
