/** The oldest major version of Node that runs a release. */
export const oldestNode = 24

/**
 * A program of a release: runs what is bundled at `path`, on a Node that can. An older one would end with an error that
 * names a function it lacks.
 */
export const releaseEntry = (path) => `const version = process.versions.node
if (Number.parseInt(version, 10) < ${oldestNode}) {
  process.stderr.write(\`Glimmer needs Node ${oldestNode} or newer, and this is Node \${version}: run it with a newer one.\\n\`)
  process.exit(1)
}
await import('${path}')
`
