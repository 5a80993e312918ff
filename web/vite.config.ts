import { fileURLToPath } from 'node:url'
import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Paths that the server answers itself: the API, the sign-in pages, and other pages of its own. */
const servedElsewhere = ['/api', '/id/', '/contact/address', '/sandbox', '/plain-page.css']

/** Redrawn many times a second. Elsewhere the React Compiler's memoisation would cost a tenth of all scripts. */
const compiled =
  /\/src\/(screens\/(avatars|moment)|modules\/(listening\/(ambience|playlist|own-voice)|tutorial))\/.*\.tsx?$/

/**
 * What many parts share but no screen shows at first: needed once a line is played, or a form, a dialog, the help
 * lines or the plans are opened.
 */
const neededLater = [
  {
    name: 'playing',
    test: /\/src\/modules\/listening\/(sources|transport|ambience)\/(?!remembered-levels)/,
    minShareCount: 3,
  },
  {
    name: 'controls',
    test: /\/src\/(platform\/ui\/(field|choices|dialog|slider|tool-icons)\.|member\/draft)/,
    minShareCount: 3,
  },
  { name: 'help', test: /\/src\/modules\/care\/(care\.module|help-lines)/, minShareCount: 3 },
  { name: 'plans', test: /\/src\/modules\/plans\/plans\.module/, minShareCount: 2 },
]
const isNeededAtFirst = (id: string) => !neededLater.some(({ test }) => test.test(id))

/**
 * The libraries, the entry, and what at least eight lazily loaded parts share are one chunk each: fewer, larger files
 * need fewer round trips. Everything else is split by the bundler along the dynamic imports.
 */
const groups = [
  { name: 'entry', tags: ['$initial' as const], priority: 3 },
  { name: 'libraries', test: /node_modules\/(react|react-dom|scheduler|wouter)\//, priority: 2 },
  { name: 'shared', test: isNeededAtFirst, minShareCount: 8, priority: 1 },
  ...neededLater,
]

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), babel({ include: compiled, presets: [reactCompilerPreset()] })],
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
      // The prerenderer runs in Node, where chunks made for the browser would not work.
      output: { codeSplitting: isSsrBuild ? true : { groups } },
    },
  },
}))
