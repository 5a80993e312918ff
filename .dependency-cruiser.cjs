/** The architecture as import rules; docs/architecture.md explains why. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** The paths of one layer: a folder, a file, or several of them. */
const pathsOf = (root, layer) =>
  `^${root}/(${[layer]
    .flat()
    .map((name) => (name.endsWith('.ts') ? `${name.slice(0, -3)}[.]ts$` : `${name}/`))
    .join('|')})`

/** Layers from the bottom up: a layer may import those below it, types included, and none above. */
const layers = (root, all, pathNot) =>
  all
    .slice(0, -1)
    .map((layer, place) =>
      rule(
        `${root}/${[layer].flat().join('-')}-imports-nothing-above`,
        `Layers from the bottom up: ${all.flat().join(', ')}.`,
        { path: pathsOf(root, layer), ...(pathNot && { pathNot }) },
        { path: pathsOf(root, all.slice(place + 1).flat()) },
      ),
    )

/** The server's features from the bottom up. docs/architecture.md draws who imports whom. */
const features = [
  'usage',
  'ladder',
  'ages',
  'users',
  'affirmations',
  'sets',
  'library',
  'collections',
  'evening',
  'garden',
  'links',
  'access-tokens',
  'speech',
  'avatars',
  'subscriptions',
  'reminders',
  'profile',
  'moods',
  'personalisation',
  'tutorial',
  'videos',
  'support',
  'analytics',
  'hero-images',
  'client-config',
  'outbox',
  'operations',
  'backups',
  'account-data',
  'age-checks',
  'retention',
  'operators',
]

module.exports = {
  forbidden: [
    rule('no-circles', 'A cycle of imports has no reading order.', {}, { circular: true }),
    rule(
      'contract-knows-nobody',
      'The contract imports only zod and itself.',
      { path: '^contract/' },
      {
        pathNot: '^contract/|node_modules/zod/',
      },
    ),
    rule(
      'critic-knows-the-contract-only',
      'Server and browser judge by the same rules; importing values of the contract would bundle zod with them.',
      { path: '^critic/', pathNot: '[.]test[.]ts$' },
      { pathNot: '^critic/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'critic-imports-no-code',
      'It needs nothing but itself and the contract’s types.',
      { path: '^critic/', pathNot: '[.]test[.]ts$' },
      { pathNot: '^(critic|contract)/' },
    ),
    rule(
      'lib-knows-nobody',
      'Code that any product could use imports nothing of this one.',
      { path: '^lib/' },
      { path: '^(contract|critic|picture|server|identity|web|e2e|bench|scripts)/' },
    ),
    rule(
      'picture-knows-plain-lists-and-lib',
      'Browser, server and build draw with the same code, each on a canvas of its own.',
      { path: '^picture/', pathNot: '[.]test[.]ts$' },
      { pathNot: '^(picture|lib)/|^contract/src/themes[.]ts$|^fs$' },
    ),
    rule(
      'web-and-server-are-strangers',
      'They share only the contract and the critic.',
      { path: '^web/' },
      { path: '^(server|identity)/' },
    ),
    rule(
      'server-knows-neither-web-nor-identity',
      'They communicate over HTTP.',
      { path: '^server/' },
      { path: '^(web|identity)/' },
    ),
    rule(
      'identity-is-a-stranger',
      'Any OpenID Connect provider can replace it.',
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
          '^contract/src/(product|themes|plans|lines|line-size|avatar-styles|analytics-events|techniques|tutorial-film|voice-sample|device-name|names|support-terms)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'ports-are-words',
      'A port is an interface that uses only the contract’s types.',
      { path: '^server/src/ports/' },
      {
        pathNot: '^server/src/ports/|^contract/',
      },
    ),
    rule(
      'writing-is-pure',
      'Writing imports only the contract, the writer’s port, the critic, lib’s seeded random numbers, the library that searches a note, and zlib for packed weights.',
      {
        path: '^server/src/writing/',
        // The trainers read and write files; the server only reads their output.
        pathNot: '[.]test[.]ts$|^server/src/writing/(measure/weigh[.]ts$|(care|gate)/train/)',
      },
      {
        pathNot:
          '^server/src/(writing/|ports/writer[.]ts$)|^(contract|critic)/|^lib/src/seeded-random[.]ts$|node_modules/(zod|minisearch)/|^zlib$',
      },
    ),
    rule(
      'training-stays-apart',
      'The server uses trained weights, never the code that trains them.',
      { path: '^server/src/', pathNot: '[.]test[.]ts$|^server/src/writing/(care|gate)/train/' },
      { path: '^server/src/writing/(care|gate)/train/' },
    ),
    rule(
      'drawing-is-pure',
      'Drawing imports only the contract and drawing libraries.',
      { path: '^server/src/drawing/', pathNot: '[.]test[.]ts$' },
      { path: '^(server|identity|web)/', pathNot: '^server/src/drawing/' },
    ),
    rule(
      'sound-is-pure',
      'Audio is parsed from its bytes alone, without other modules.',
      { path: '^server/src/sound/', pathNot: '[.]test[.]ts$|/testing/' },
      { pathNot: '^server/src/sound/' },
    ),
    rule(
      'adapters-know-their-port',
      'An adapter imports ports, the pure layers, adapters/resilience for remote calls, and its own library.',
      { path: '^server/src/adapters/([^/]+)/', pathNot: '[.](test|conformance)[.]ts$|/testing/' },
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
      'features-use-each-others-index',
      'What a feature offers to others is exported by its index.ts; the rest is internal.',
      { path: '^server/src/features/([^/]+)/' },
      {
        path: '^server/src/features/',
        pathNot: '^server/src/features/($1/|[^/]+/index[.]ts$)',
      },
    ),
    rule(
      'nobody-looks-into-a-feature',
      'What a feature offers to others is exported by its index.ts; the rest is internal.',
      { pathNot: '^server/src/features/' },
      { path: '^server/src/features/', pathNot: '^server/src/features/[^/]+/index[.]ts$' },
    ),
    ...features.flatMap((name, place) =>
      place === features.length - 1
        ? []
        : rule(
            `features/${name}-imports-no-later-feature`,
            'Features in the order of docs/architecture.md: each may import those before it.',
            { path: `^server/src/features/${name}/`, pathNot: '[.]test[.]ts$' },
            { path: `^server/src/features/(${features.slice(place + 1).join('|')})/` },
          ),
    ),
    rule(
      'every-feature-has-its-place',
      'A new feature is added to the list of features, after those it imports.',
      { path: '^server/src/features/', pathNot: `^server/src/features/(${features.join('|')})/` },
      {},
    ),
    rule(
      'screens-are-neighbours',
      'Code that screens share belongs in modules/.',
      { path: '^web/src/screens/([^/]+)/' },
      {
        path: '^web/src/screens/',
        pathNot: '^web/src/screens/$1/',
      },
    ),
    rule(
      'modules-are-neighbours',
      'Code that modules share belongs in a lower layer.',
      { path: '^web/src/modules/([^/]+)/' },
      {
        path: '^web/src/modules/',
        pathNot: '^web/src/modules/$1/',
      },
    ),
    rule(
      'listening-behind-its-face',
      'What listening offers is at the root of its folder; its subfolders are internal.',
      { path: '^web/src/(screens|shell)/' },
      { path: '^web/src/modules/listening/[^/]+/' },
    ),
    rule(
      'ui-is-a-kit',
      'UI components depend on no URL and no API.',
      { path: '^web/src/platform/ui/' },
      {
        path: '^web/src/platform/',
        pathNot: '^web/src/platform/ui/',
      },
    ),
    rule(
      'boot-is-small',
      'The first script of every page restores the session: it loads neither React nor a library.',
      {
        path: '^web/src/(shell/boot|auth/(session|session-flags|return-to)|member/(account|prefetch-today)|platform/api/(client|errors|log|url)|.*[.]eager)[.]ts$',
      },
      { path: 'node_modules/|[.]tsx$', dependencyTypesNot: ['type-only', 'dynamic-import'] },
    ),
    ...layers(
      'identity/src',
      [
        ['ports', 'config.ts', 'metrics.ts'],
        ['log.ts', 'database'],
        ['keys', 'adapters'],
        'mail',
        'accounts',
        'pages',
        'provider',
        ['http', 'admin', 'retention.ts'],
        ['start.ts', 'admin.ts'],
        ['main.ts', 'testing'],
      ],
      '[.]test[.]ts$',
    ),
    ...layers(
      'server/src',
      [
        ['ports', 'time', 'writing', 'drawing', 'sound'],
        ['problem.ts', 'version.ts', 'database', 'resilience'],
        ['mail', 'safety', 'config', 'jobs', 'adapters'],
        ['app.ts', 'personal-data.ts'],
        'http',
        'features',
        'compose',
        ['startup', 'backup', 'routes.ts', 'compose.ts'],
        ['start.ts', 'admin'],
        'testing',
        ['main.ts', 'admin.ts', 'backup.ts', 'restore.ts'],
      ],
      '[.](test|conformance)[.]ts$',
    ),
    ...layers('web/src', ['lib', 'platform', 'auth', 'member', 'modules', 'screens', 'shell']),
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
