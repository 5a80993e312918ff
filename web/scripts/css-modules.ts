import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const sources = resolve(import.meta.dirname, '../src')
const fileOfCode = new Map<string, string>()
const namesOfCode = new Map<string, string[]>()

/** Class names that can be exported under their own name. `.wide-row` could not, and would silently be undefined. */
const exportable = /^[$_\p{ID_Start}][$\p{ID_Continue}]*$/u

/**
 * The name of a CSS class in the build: four letters for its file, the same in every build, and its index among the
 * names of that file. Longer names were a tenth of the style sheets' size. Throws for a name that is no identifier.
 * @param file the absolute path of the CSS module.
 */
export function shortName(name: string, file: string): string {
  const path = relative(sources, file.replace(/\?.*/, ''))
  if (!exportable.test(name)) throw new Error(`The class .${name} in ${path} needs a name without hyphens.`)
  const code = createHash('sha256')
    .update(path)
    .digest('base64')
    .replaceAll(/[^a-zA-Z]/g, '')
    .slice(0, 4)
  if ((fileOfCode.get(code) ?? path) !== path)
    throw new Error(`${path} and ${fileOfCode.get(code)} share their letters.`)
  fileOfCode.set(code, path)
  const names = namesOfCode.get(code) ?? []
  namesOfCode.set(code, names)
  if (!names.includes(name)) names.push(name)
  return code + names.indexOf(name).toString(36)
}

const defaultImports = /import (\w+) from ('[^']+\.module\.css')/g

/**
 * Imports the classes of CSS modules one by one in the build, so that the bundler can write each name where it is used
 * and drop the table of all names.
 */
const importByName: Plugin = {
  name: 'import-classes-by-name',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/ },
    handler: (code) => code.replace(defaultImports, 'import * as $1 from $2'),
  },
}

/** Keeps the style sheets of which no name is left to import. */
const keepSheets: Plugin = {
  name: 'keep-sheets',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
}

/** Class names written where they are used, in the build only; decision 0072. */
export const classesByName = [importByName, keepSheets]
