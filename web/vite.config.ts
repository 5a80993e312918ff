import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { classesByName, shortName } from './scripts/css-modules.ts'
import { chunkGroups, compiledModules } from './scripts/module-patterns.ts'

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
  plugins: [classesByName, react(), babel({ include: compiledModules, presets: [reactCompilerPreset()] })],
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
      // Also writes class names where they are used, which compress better than variables.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        // The prerenderer runs in Node, where chunks made for the browser would not work.
        codeSplitting: isSsrBuild ? true : { groups: chunkGroups },
      },
    },
  },
}))
