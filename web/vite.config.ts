import { fileURLToPath } from 'node:url'
import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shortName } from './scripts/short-name.ts'

/**
 * What is drawn again many times a second: while a line is said, a face is made, a sound is mixed. There the compiler's
 * memory of what was drawn pays; elsewhere it would weigh a tenth of all scripts and save nothing anybody notices
 * (docs/decisions/0030).
 */
const drawnOften =
  /\/src\/(features\/(avatars|moment)|app\/(player\/(sound|say-aloud|session|own-voice)|tutorial\/film)).*\.tsx?$/

/**
 * What is fetched together. Fewer, larger pieces compress better and are asked for in fewer rounds. A group takes in all
 * that its modules import, so the smallest comes first: what boot shares with the app must not bring the app along.
 */
const groups = [
  {
    name: 'boot',
    test: /src\/(boot|app\/(account\/begin-account|session\/(session|lazy-session|return-to)|frame\/is-dark))\.ts|preload-helper/,
    priority: 5,
  },
  // The libraries keep their name from one release to the next.
  { name: 'libraries', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 4 },
  {
    name: 'app',
    test: /src\/(main\.tsx|ui\/(scene|chip|closing)\.tsx|app\/(lines\/kept-line|player\/word-at|analytics\/consent)\.ts)|contract\/src\/(plans|themes)/,
    priority: 3,
  },
  {
    name: 'member',
    test: /src\/(app\/(account\/protected|errors\/section|frame\/offline-note|help\/gentle|lines\/(use-favorite|favorite-button)|removal\/use-removal|plans\/usage\.tsx)|ui\/(backdrop|card|field|note-field|skeleton|tool-icons))|@tanstack\/react-query\/.*\/(useSuspenseQuery|useQuery|useMutation)|contract\/src\/lines/,
    priority: 2,
  },
  {
    name: 'listen',
    test: /src\/app\/player\/(sound\/load-ambience|player|lit-line|use-player-keys|use-voice|use-line-player|who-speaks)\.tsx?/,
    priority: 1,
  },
]

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), babel({ include: drawnOften, presets: [reactCompilerPreset()] })],
  css: { modules: { generateScopedName: shortName } },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://localhost:3000' } },
  build: {
    target: 'es2023',
    manifest: true,
    // A data: URL for a small asset would be one more thing the policy has to allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What writes the pages runs here, where pieces that belong to a browser would not.
        codeSplitting: isSsrBuild ? true : { groups },
      },
    },
  },
}))
