import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * What is drawn again many times a second: while a line is said, a face is made, a sound is mixed. There the compiler's
 * memory of what was drawn pays; elsewhere it would weigh a tenth of all scripts and save nothing anybody notices
 * (docs/decisions/0030).
 */
const drawnOften =
  /\/src\/(screens\/(avatars|moment)|modules\/(listening\/(ambience|playlist|own-voice|[a-z]+-dialog)|tutorial\/film)).*\.tsx?$/

/**
 * What is fetched together. Fewer, larger pieces compress better and are asked for in fewer rounds. A group takes in all
 * that its modules import, so the smallest comes first: what boot shares with the app must not bring the app along.
 */
const groups = [
  {
    name: 'boot',
    test: /src\/(shell\/boot|member\/account|auth\/(session|return-to)|platform\/ui\/is-dark\.eager)\.ts|preload-helper/,
    priority: 5,
  },
  // The libraries keep their name from one release to the next.
  { name: 'libraries', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 4 },
  {
    name: 'app',
    test: /src\/(lib\/cues\.ts|shell\/main\.tsx|platform\/ui\/(scene|chip|closing-call)\.tsx|modules\/affirmations\/visitor-favorite\.ts|platform\/analytics\/consent\.ts)|contract\/src\/(plans|themes)/,
    priority: 3,
  },
  {
    name: 'member',
    test: /src\/(lib\/is-typing|shell\/routing\/protected|platform\/boundaries\/section|member\/(offline\/offline-note|upsell-pause)|modules\/(affirmations\/(use-favorite|favorite-button|line-response))|platform\/(undoable-delete\/use-undoable-delete|ui\/(backdrop|card|skeleton)))|@tanstack\/react-query\/.*\/(useSuspenseQuery|useQuery|useMutation)|contract\/src\/lines/,
    priority: 2,
  },
  {
    name: 'listen',
    test: /src\/modules\/listening\/(transport\/(lit-line|play-button|use-player-keys|use-line-player)|sources\/use-voice)\.tsx?/,
    priority: 1,
  },
]

const sources = resolve(import.meta.dirname, 'src')
const fileOfCode = new Map<string, string>()

/**
 * What a class is called in the build: its own name, and four letters for its file, the same in every build. Longer
 * names were a fifth of the sheets' weight.
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
  return `${name}_${code}`
}

/** What the server answers itself: the API, the sign-in pages, and pages of its own. */
const servedElsewhere = ['/api', '/id/', '/contact/address', '/sandbox', '/plain-page.css']

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), babel({ include: drawnOften, presets: [reactCompilerPreset()] })],
  css: { modules: { generateScopedName: shortName } },
  server: {
    proxy: Object.fromEntries(servedElsewhere.map((path) => [path, process.env.API_URL ?? 'http://localhost:3000'])),
  },
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
