/** A package's name: the last part of its path that follows `node_modules/`. */
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** `sha512-<base64>` of a lockfile as CycloneDX writes it. */
function hashesOf(integrity = '') {
  const [, algorithm, digest] = /^(sha\d+)-(\S+)/.exec(integrity) ?? []
  if (!algorithm) return {}
  const alg = algorithm.toUpperCase().replace(/^SHA/, 'SHA-')
  return { hashes: [{ alg, content: Buffer.from(digest, 'base64').toString('hex') }] }
}

/** An SPDX id, or an expression of several. */
const licenceOf = (text) =>
  text ? { licenses: [/[ ()]/.test(text) ? { expression: text } : { license: { name: text } }] } : {}

function componentOf([path, { version, integrity, license }]) {
  const name = nameOf(path)
  const purl = `pkg:npm/${name.replace(/^@/, '%40')}@${version}`
  return { type: 'library', 'bom-ref': purl, name, version, purl, ...hashesOf(integrity), ...licenceOf(license) }
}

/**
 * The packages that a release is made of, bundled or beside it, as a CycloneDX 1.6 document (ECMA-424). Read from the
 * lockfile: `npm sbom` refuses workspaces without a version of their own.
 */
export function billOfMaterials(lock, { version, timestamp }) {
  const ofRelease = Object.entries(lock.packages).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.dev && entry.version,
  )
  const components = new Map(ofRelease.map((entry) => componentOf(entry)).map((one) => [one['bom-ref'], one]))
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { timestamp, component: { type: 'application', 'bom-ref': 'glimmer', name: 'glimmer', version } },
    components: [...components.values()],
  }
}
