/**
 * Components that re-render many times a second: while a line is spoken, an avatar is edited, or sounds are mixed.
 * There the memoisation of the React Compiler pays off. Elsewhere it would add a tenth to the size of all scripts and
 * save nothing that users notice (docs/decisions/0030).
 */
export const compiledModules =
  /\/src\/(screens\/(avatars|moment)|modules\/(listening\/(ambience|playlist|own-voice|[a-z]+-dialog)|tutorial\/film)).*\.tsx?$/

/**
 * The chunks. Fewer, larger ones compress better and need fewer round trips. A group includes all that its modules
 * import, so the smallest has the highest priority: what boot shares with the app must not bring in the app.
 */
export const chunkGroups = [
  {
    name: 'boot',
    test: /src\/(shell\/boot|member\/account|auth\/(session|return-to)|platform\/ui\/is-dark\.eager)\.ts|preload-helper/,
    priority: 5,
  },
  // Today's line before the app is loaded, and the code that reads it: no React.
  { name: 'early', test: /src\/member\/(render-)?early-line\.lazy/, priority: 4.5 },
  // Restoring a session, which every visit of a signed-in user waits for.
  { name: 'oidc-session', test: /src\/auth\/oidc\/oidc-session\.ts/, priority: 4.2 },
  // The libraries' chunk keeps its name from one release to the next.
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|wouter|regexparam|use-sync-external-store|scheduler)\//,
    priority: 4,
  },
  {
    name: 'app',
    test: /src\/(lib\/cues\.ts|shell\/(main\.tsx|layout\/consent-banner\.module)|platform\/ui\/(scene|chip)\.tsx|modules\/affirmations\/visitor-favorite\.ts|platform\/analytics\/consent\.ts)|contract\/src\/themes/,
    priority: 3,
  },
  {
    name: 'member',
    test: /src\/(lib\/(is-typing|use-media|format-duration)|shell\/routing\/protected|platform\/boundaries\/section|member\/(offline\/offline-note|upsell-pause)|modules\/(affirmations\/(use-favorite|favorite-button|offline-lines|save-as-favorite)|care\/(help-strip|resources)|listening\/(transport\/(highlighted-line|listener|play-button|use-player-keys|use-line-player)|sources\/use-voice))|platform\/ui\/(backdrop|card|skeleton))|@tanstack\/react-query\/.*\/(useSuspenseQuery|useQuery|useMutation)/,
    priority: 2,
  },
  // What every signed-in screen loads after its first render: days, other tabs, and the offline copies.
  {
    name: 'after',
    test: /src\/member\/(cross-tab-sync\.lazy|follow-(plan|days)\.lazy|stored-line|offline\/(offline-copies|write-device-store|erase-device|retry-when-online\.lazy|register-worker|favorite-queue))\.ts|src\/platform\/api\/invalidations\.ts/,
    priority: 1.5,
  },
  // The contract's tables of plans, moods, values and situations: for public pages as well, and for most screens except
  // Today.
  { name: 'tables', test: /contract\/src\/(plans|lines)/, priority: 1 },
  // The styles of the questions about a line: Today and the moment share them, and no other styles. They are loaded
  // with the page, because a style sheet that comes later blocks painting.
  {
    name: 'question-styles',
    test: /src\/(screens\/dashboard\/feedback\/feedback|modules\/tutorial\/tutorial-offer)\.module/,
    priority: 0.95,
  },
  // Shown together where a mood or a text may ask for people.
  {
    name: 'care-styles',
    test: /src\/modules\/(care\/(help-lines|heavy-day)|affirmations\/mood-face)\.module/,
    priority: 0.94,
  },
  // Moods: their faces, and the stored ones.
  {
    name: 'moods',
    test: /src\/modules\/(affirmations\/mood-face\.tsx|moods\/use-moods)/,
    priority: 0.92,
  },
  // What is asked about today's line and offered below it, after the line is shown.
  {
    name: 'question',
    test: /src\/(screens\/dashboard\/feedback\/(line-question|feedback)\.tsx|modules\/tutorial\/tutorial-offer\.tsx)/,
    priority: 0.9,
  },
  // A few hundred bytes each, used by most screens except Today.
  {
    name: 'tools',
    test: /src\/(lib\/(after-first-render|raf-throttle)|platform\/(undoable-delete\/|ui\/tool-icons)|modules\/(affirmations\/words|share\/share-button|listening\/sources\/device-voice\.ts))|@tanstack\/react-query\/.*\/useSuspenseInfiniteQuery/,
    priority: 0.55,
  },
  // The parts of forms and settings: twelve small style sheets weigh nearly twice as much as one.
  {
    name: 'forms',
    test: /src\/(member\/reauthenticate|platform\/ui\/(dialog|option|switch|choices|field|select-field|slider)\.tsx|modules\/(listening\/(dialog-form|ambience\/use-ambience|sources\/(voice-sample|playback-settings-fields)|transport\/(wave|player))|plans\/usage|moods\/mood-history-switch))/,
    priority: 0.5,
  },
  // The parts of lists of lines.
  {
    name: 'lists',
    test: /src\/(screens\/library\/(lines|line-row|line-menu|row-menu|row-player|no-match|paged-lines|search-field)|modules\/listening\/playlist\/listen-button)\./,
    priority: 0.46,
  },
  // Finds a voice for a line, speaks the line, and says why it cannot.
  {
    name: 'voice-sources',
    test: /src\/modules\/listening\/(sources\/(audio-source|estimate-cues|find-voice-source|fallback-source)|transport\/(playback-failure|spoken-line))/,
    priority: 0.44,
  },
  // What settings share with other screens, a few hundred bytes each: one chunk takes one request.
  {
    name: 'settings',
    test: /src\/(lib\/save-file|member\/clear-browser-data|modules\/(listening\/(ambience\/(mixer|level-slider|remembered-levels)|own-voice\/recordings)\.|affirmations\/(values\/values\.ts|theme-choices)))/,
    priority: 0.4,
  },
]
