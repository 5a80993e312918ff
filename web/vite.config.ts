import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups, compiledModules } from './scripts/module-patterns.ts'

const sources = resolve(import.meta.dirname, 'src')
const fileOfCode = new Map<string, string>()
const namesOfCode = new Map<string, string[]>()

/**
 * The name of a CSS class in the build: four letters for its file, the same in every build, and its index among the
 * names of that file. Longer names were a tenth of the style sheets' size.
 */
function shortName(name: string, file: string): string {
  const path = relative(sources, file.replace(/\?.*/, ''))
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

/** In development, classes keep their names. */
const fullName = '[name]_[local]'

/** Paths that the server answers itself: the API, the sign-in pages, and other pages of its own. */
const servedElsewhere = ['/api', '/id/', '/contact/address', '/sandbox', '/plain-page.css']

export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: {
    alias: {
      // wouter brings a shim for older versions of React; React has had the hook since 18.
      'use-sync-external-store/shim/index.js': 'react',
      // Spelt as @dicebear/core imports its own file.
      './Validator/StyleValidator.js': resolve(import.meta.dirname, 'src/screens/avatars/studio/no-style-validator.ts'),
    },
  },
  plugins: [react(), babel({ include: compiledModules, presets: [reactCompilerPreset()] })],
  css: { modules: { generateScopedName: command === 'build' ? shortName : fullName } },
  server: {
    proxy: Object.fromEntries(servedElsewhere.map((path) => [path, process.env.API_URL ?? 'http://localhost:3000'])),
  },
  build: {
    target: 'es2023',
    manifest: true,
    // Inlined assets would be data: URLs, which the Content-Security-Policy would have to allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The prerenderer runs in Node, where chunks made for the browser would not work.
        codeSplitting: isSsrBuild ? true : { groups: chunkGroups },
      },
    },
  },
}))
