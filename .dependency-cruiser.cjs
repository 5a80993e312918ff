/** The import rules that docs/architecture.md describes. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** The paths of one floor: a folder, a file, or several of them. */
const pathsOf = (root, floor) =>
  `^${root}/(${[floor]
    .flat()
    .map((name) => (name.endsWith('.ts') ? `${name.slice(0, -3)}[.]ts$` : `${name}/`))
    .join('|')})`

/** From the ground up: what lies on a floor may import what lies below it, types included, and nothing above. */
const floors = (root, all, pathNot) =>
  all
    .slice(0, -1)
    .map((floor, place) =>
      rule(
        `${root}/${[floor].flat().join('-')}-imports-nothing-above`,
        `From the ground up: ${all.flat().join(', ')}.`,
        { path: pathsOf(root, floor), ...(pathNot && { pathNot }) },
        { path: pathsOf(root, all.slice(place + 1).flat()) },
      ),
    )

module.exports = {
  forbidden: [
    rule('no-circles', 'A cycle has no reading order.', {}, { circular: true }),
    rule(
      'contract-knows-nobody',
      'The contract is zod and itself.',
      { path: '^contract/' },
      {
        pathNot: '^contract/|node_modules/zod/',
      },
    ),
    rule(
      'critic-knows-the-contract-only',
      'Whoever imports it, server or browser, judges by the same rules; zod would come along with the contract’s values.',
      { path: '^critic/', pathNot: '[.]test[.]ts$' },
      { pathNot: '^critic/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'critic-imports-no-code',
      'Its types are the contract’s; it needs nothing else.',
      { path: '^critic/', pathNot: '[.]test[.]ts$' },
      { pathNot: '^(critic|contract)/' },
    ),
    rule(
      'lib-knows-nobody',
      'What any product could use knows nothing of this one.',
      { path: '^lib/' },
      { path: '^(contract|critic|server|identity|web|e2e|bench|scripts)/' },
    ),
    rule(
      'web-and-server-are-strangers',
      'They meet only in the contract and in the critic, which both judge by.',
      { path: '^web/' },
      { path: '^(server|identity)/' },
    ),
    rule(
      'server-knows-neither-web-nor-identity',
      'They meet over HTTP.',
      { path: '^server/' },
      { path: '^(web|identity)/' },
    ),
    rule(
      'identity-is-a-stranger',
      'Any OpenID provider can take its place.',
      { path: '^identity/' },
      {
        path: '^(server|web)/',
      },
    ),
    rule(
      'browser-takes-types-only',
      'zod would cost 23 kB; only the plain tables may be imported as values.',
      { path: '^web/src/', pathNot: '[.]test[.]tsx?$' },
      {
        path: '^contract/',
        pathNot:
          '^contract/src/(product|themes|plans|lines|avatar-styles|analytics-events|techniques|tutorial-film|voice-sample|device-name|support-terms)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'ports-are-words',
      'A port is an interface in the words of the contract.',
      { path: '^server/src/ports/' },
      {
        pathNot: '^server/src/ports/|^contract/',
      },
    ),
    rule(
      'writing-is-pure',
      'Lines know the contract, the critic, the library that searches a note, and how packed weights are unpacked.',
      {
        path: '^server/src/writing/',
        // The trainer reads and writes files; what runs only reads what it wrote.
        pathNot: '[.]test[.]ts$|^server/src/writing/(measure/weigh[.]ts$|care/train/)',
      },
      { pathNot: '^server/src/writing/|^(contract|critic)/|node_modules/(zod|minisearch)/|^zlib$' },
    ),
    rule(
      'training-stays-apart',
      'What is served knows the weights of care, and nothing of how they came about.',
      { path: '^server/src/', pathNot: '[.]test[.]ts$|^server/src/writing/care/train/' },
      { path: '^server/src/writing/care/train/' },
    ),
    rule(
      'drawing-is-pure',
      'Pictures know the contract and the libraries that draw, and nothing else of ours.',
      { path: '^server/src/drawing/', pathNot: '[.]test[.]ts$' },
      { path: '^(server|identity|web)/', pathNot: '^server/src/drawing/' },
    ),
    rule(
      'sound-is-pure',
      'Files of sound are read by their bytes alone.',
      { path: '^server/src/sound/', pathNot: '[.]test[.]ts$|/testing/' },
      { pathNot: '^server/src/sound/' },
    ),
    rule(
      'adapters-know-their-port',
      'An adapter sees ports, the pure rooms, what steadies a call to a far server, and its own library.',
      { path: '^server/src/adapters/([^/]+)/', pathNot: '[.](test|conformance)[.]ts$' },
      {
        path: '^server/src/',
        pathNot: '^server/src/(ports/|writing/|drawing/|sound/|problem[.]ts|adapters/resilience/|adapters/$1/)',
      },
    ),
    rule(
      'only-compose-picks-adapters',
      'Choosing an adapter is configuration.',
      { path: '^server/src/', pathNot: '^server/src/(compose/|adapters/|testing/)|[.]test[.]ts$' },
      { path: '^server/src/adapters/' },
    ),
    rule(
      'features-are-neighbours',
      'Features meet through the App.',
      { path: '^server/src/features/([^/]+)/' },
      {
        path: '^server/src/features/',
        pathNot: '^server/src/features/$1/',
      },
    ),
    rule(
      'screens-are-neighbours',
      'Share by moving to modules/.',
      { path: '^web/src/screens/([^/]+)/' },
      {
        path: '^web/src/screens/',
        pathNot: '^web/src/screens/$1/',
      },
    ),
    rule(
      'modules-are-neighbours',
      'What two modules share lies below them.',
      { path: '^web/src/modules/([^/]+)/' },
      {
        path: '^web/src/modules/',
        pathNot: '^web/src/modules/$1/',
      },
    ),
    rule(
      'listening-behind-its-face',
      'What screens and the shell may import of listening; the rest is its own.',
      { path: '^web/src/(screens|shell)/' },
      {
        path: '^web/src/modules/listening/',
        pathNot:
          '^web/src/modules/listening/((listen|sound)-dialog|transport/(listener|lit-line|play-button|player|spoken-line|use-line-player|use-shared-line-player|use-player-keys|playback-failure|wave)|sources/(device-voice|playback-settings|playback-settings-fields|use-voice|voice-sample|voice-source)|playlist/(current-playlist|listen-button|playlist|run-playlist|sleep-timer)|ambience/(mixer|level-slider|use-ambience)|own-voice/(recordings|say-aloud|record-three|use-recorded-lines))[.]tsx?$',
      },
    ),
    rule(
      'ui-is-a-kit',
      'The kit knows no address and no API.',
      { path: '^web/src/platform/ui/' },
      {
        path: '^web/src/platform/',
        pathNot: '^web/src/platform/ui/',
      },
    ),
    rule(
      'boot-is-small',
      'The first script of every page asks who is here: what it loads knows neither React nor a library.',
      {
        path: '^web/src/(shell/boot|auth/(session|session-flags|return-to)|member/(account|prefetch-today)|platform/api/(client|errors|log|url)|.*[.]eager)[.]ts$',
      },
      { path: 'node_modules/|[.]tsx$', dependencyTypesNot: ['type-only', 'dynamic-import'] },
    ),
    ...floors(
      'server/src',
      [
        ['ports', 'time', 'writing', 'drawing', 'sound'],
        ['problem.ts', 'database', 'resilience'],
        ['mail', 'safety', 'config', 'jobs', 'adapters'],
        'app.ts',
        'http',
        'features',
        'compose',
        ['startup', 'routes.ts', 'compose.ts'],
        'start.ts',
        'main.ts',
      ],
      '[.](test|conformance)[.]ts$|/testing/',
    ),
    ...floors('web/src', ['lib', 'platform', 'auth', 'member', 'modules', 'screens', 'shell']),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
