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
  // Today's line before the app is there, and what reads it: no React.
  { name: 'early', test: /src\/member\/(put-)?early-line\.lazy/, priority: 4.5 },
  // The libraries keep their name from one release to the next.
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|wouter|regexparam|use-sync-external-store|scheduler)\//,
    priority: 4,
  },
  {
    name: 'app',
    test: /src\/(lib\/cues\.ts|shell\/(main\.tsx|layout\/consent-banner\.module)|platform\/ui\/(scene|chip)\.tsx|modules\/affirmations\/visitor-favorite\.ts|platform\/analytics\/consent\.ts)|contract\/src\/(plans|themes)/,
    priority: 3,
  },
  {
    name: 'member',
    test: /src\/(lib\/(is-typing|use-media|format-duration)|shell\/routing\/protected|platform\/boundaries\/section|member\/(offline\/offline-note|upsell-pause)|modules\/(affirmations\/(use-favorite|favorite-button|offline-lines|save-as-favorite)|care\/(help-strip|resources)|listening\/(transport\/(lit-line|listener|play-button|use-player-keys|use-line-player)|sources\/use-voice))|platform\/ui\/(backdrop|card|skeleton))|@tanstack\/react-query\/.*\/(useSuspenseQuery|useQuery|useMutation)|contract\/src\/lines/,
    priority: 2,
  },
  // What every screen of a member fetches once it has been drawn: days, other tabs, and what is kept for a day offline.
  {
    name: 'after',
    test: /src\/member\/(cross-tab-sync\.lazy|follow-(plan|days)\.lazy|kept-line|offline\/(offline-copies|forget-device|register-worker|favorite-queue))\.ts|src\/platform\/api\/invalidations\.ts/,
    priority: 1.5,
  },
  // How what is asked about a line looks: Today and the moment share it, and the rest of neither.
  // It is there with the page: a sheet that comes later holds up every picture.
  {
    name: 'question-styles',
    test: /src\/(screens\/dashboard\/feedback\/feedback|modules\/tutorial\/tutorial-offer)\.module/,
    priority: 0.95,
  },
  // Worn together where a mood or words may ask for people.
  {
    name: 'care-styles',
    test: /src\/modules\/(care\/(help-lines|heavy-day)|affirmations\/mood-face)\.module/,
    priority: 0.94,
  },
  // Moods: their faces, and those that were kept.
  {
    name: 'moods',
    test: /src\/modules\/(affirmations\/mood-face\.tsx|moods\/use-moods)/,
    priority: 0.92,
  },
  // What is asked about today's line, and offered below it, once it is there.
  {
    name: 'question',
    test: /src\/(screens\/dashboard\/feedback\/(line-question|feedback)\.tsx|modules\/tutorial\/tutorial-offer\.tsx)/,
    priority: 0.9,
  },
  // What forms and settings are made of: twelve small sheets weigh nearly twice as much as one.
  {
    name: 'forms',
    test: /src\/(member\/show-again|platform\/ui\/(dialog|option|switch|choices|field|select-field|slider)\.tsx|modules\/(listening\/(dialog-form|ambience\/use-ambience|sources\/(voice-sample|playback-settings-fields)|transport\/(wave|player))|plans\/usage|moods\/keep-moods))/,
    priority: 0.5,
  },
  // A few hundred bytes each, wanted by most screens but today's.
  {
    name: 'tools',
    test: /src\/(lib\/(second-draw|raf-throttle)|platform\/(undoable-delete\/|ui\/tool-icons)|modules\/(affirmations\/words|share\/share-button))|@tanstack\/react-query\/.*\/useSuspenseInfiniteQuery/,
    priority: 0.48,
  },
  // What lists of lines are made of.
  {
    name: 'lists',
    test: /src\/(screens\/library\/(lines|line-row|paged-lines|search-field)|modules\/listening\/playlist\/listen-button)\./,
    priority: 0.46,
  },
  // What finds a voice for a line, says it, and says why it cannot.
  {
    name: 'voice-sources',
    test: /src\/modules\/listening\/(sources\/(audio-source|estimate-cues|find-voice-source|fallback-source)|transport\/(playback-failure|spoken-line))/,
    priority: 0.44,
  },
  // What settings share with other screens, a few hundred bytes each: one file is asked for once.
  {
    name: 'settings',
    test: /src\/(lib\/save-file|member\/clear-browser-data|modules\/(listening\/(ambience\/(mixer|level-slider|remembered-levels)|own-voice\/recordings)\.|affirmations\/(values\/values\.ts|theme-choices)))/,
    priority: 0.4,
  },
]

const sources = resolve(import.meta.dirname, 'src')
const fileOfCode = new Map<string, string>()
const namesOfCode = new Map<string, string[]>()

/**
 * What a class is called in the build: four letters for its file, the same in every build, and its place among the names
 * of that file. Names of their own were a tenth of the sheets' weight.
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

/** In development a class is found by its name. */
const fullName = '[name]_[local]'

/** What the server answers itself: the API, the sign-in pages, and pages of its own. */
const servedElsewhere = ['/api', '/id/', '/contact/address', '/sandbox', '/plain-page.css']

export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: {
    alias: {
      // What wouter brings along for older Reacts, React has had since 18.
      'use-sync-external-store/shim/index.js': 'react',
      // As @dicebear/core names its own file.
      './Validator/StyleValidator.js': resolve(import.meta.dirname, 'src/screens/avatars/studio/no-style-validator.ts'),
    },
  },
  plugins: [react(), babel({ include: drawnOften, presets: [reactCompilerPreset()] })],
  css: { modules: { generateScopedName: command === 'build' ? shortName : fullName } },
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
