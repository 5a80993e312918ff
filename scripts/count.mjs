// `node scripts/count.mjs` counts what the repository holds: lines by part, words of documents, files, migrations, and
// circles of imports between files and between the server's features.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './lib/run.mjs'

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
const read = (file) => readFileSync(join(root, file), 'utf8')
const countLines = (file) => read(file).split('\n').length - 1
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

const isCode = (file) => /\.(?:ts|tsx|mjs|css)$/.test(file)
const isTest = (file) => /\.(?:test|e2e|conformance)\.|\/testing\/|^e2e\//.test(file)
const isBank = (file) => file.startsWith('server/src/writing/bank/')

/** The first folder, or the first two of server and web: `server/features`, `web/screens`. */
function partOf(file) {
  const [first, ...rest] = file.split('/')
  if ((first === 'server' || first === 'web') && rest[0] === 'src' && rest.length > 2) return `${first}/${rest[1]}`
  return rest.length > 0 ? first : 'top level'
}

function printLines(title, chosen) {
  const parts = Object.entries(Object.groupBy(chosen, partOf))
    .map(([part, group]) => ({ part, lines: sum(group.map(countLines)), files: group.length }))
    .toSorted((one, other) => other.lines - one.lines)
  print(`${title}: ${sum(parts.map(({ lines }) => lines))} lines in ${chosen.length} files`)
  for (const { part, lines, files } of parts) print(`  ${part.padEnd(24)} ${String(lines).padStart(6)} in ${files}`)
}

const print = (line) => process.stdout.write(`${line}\n`)

/** The files of the repository that a file imports, types included. */
function importsOf(file, known) {
  const workspace = /^\w+/.exec(file)?.[0] ?? ''
  const sources = [...read(file).matchAll(/\b(?:from|import\()\s*'([^']+)'/g)].map(([, path]) => path)
  const resolve = (path) => {
    if (path.startsWith('.')) return join(dirname(file), path)
    if (path.startsWith('#')) return join(workspace, workspace === 'e2e' ? '' : 'src', path.slice(1))
    const [, other, rest] = /^@glimmer\/(\w+)\/(.+)/.exec(path) ?? []
    return other ? `${other}/src/${rest}.ts` : undefined
  }
  return sources.map(resolve).filter((path) => known.has(path))
}

/** The groups of nodes that reach each other (Tarjan's strongly connected components of more than one node). */
function circles(graph) {
  const index = new Map()
  const low = new Map()
  const stack = []
  const found = []
  const visit = (node) => {
    index.set(node, index.size)
    low.set(node, index.get(node))
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next)
      if (stack.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)))
    }
    if (low.get(node) !== index.get(node)) return
    const group = stack.splice(stack.indexOf(node))
    if (group.length > 1) found.push(group)
  }
  for (const node of graph.keys()) if (!index.has(node)) visit(node)
  return found
}

function printCircles(title, graph) {
  const found = circles(graph)
  print(`Circles of ${title}: ${found.length}`)
  for (const group of found) print(`  ${group.join(' ↔ ')}`)
}

const code = files.filter((file) => isCode(file) && !isBank(file))
printLines(
  'Source',
  code.filter((file) => !isTest(file)),
)
printLines('Tests', code.filter(isTest))
print(`Bank of lines: ${sum(files.filter((file) => isBank(file) && isCode(file)).map(countLines))} lines`)
const documents = files.filter((file) => file.endsWith('.md'))
print(`Documents: ${sum(documents.map((file) => read(file).split(/\s+/).filter(Boolean).length))} words`)
print(`Files: ${files.length}`)
print(`Migrations: ${files.filter((file) => /\/migrations\/.*\.sql$/.test(file)).length}`)

const known = new Set(code)
const graph = new Map(code.filter((file) => !isTest(file)).map((file) => [file, importsOf(file, known)]))
printCircles('files', graph)
const featureOf = (file) => /^server\/src\/features\/([\w-]+)\//.exec(file)?.[1]
const features = new Map()
for (const [file, imports] of graph) {
  const feature = featureOf(file)
  if (!feature) continue
  const others = imports.map(featureOf).filter((other) => other && other !== feature)
  features.set(feature, [...new Set([...(features.get(feature) ?? []), ...others])])
}
printCircles('features', features)
