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

/** The nodes that can be reached from one, by at least one step. */
function reachedFrom(start, graph) {
  const reached = new Set()
  const waiting = [start]
  while (waiting.length > 0)
    for (const next of graph.get(waiting.pop()) ?? []) {
      if (reached.has(next)) continue
      reached.add(next)
      waiting.push(next)
    }
  return reached
}

/** The groups of nodes that reach each other, each sorted. */
function circles(graph) {
  const inCircles = new Map([...graph.keys()].map((node) => [node, reachedFrom(node, graph)]))
  const groups = [...inCircles]
    .filter(([node, reached]) => reached.has(node))
    .map(([node, reached]) =>
      [...reached]
        .filter((other) => inCircles.get(other)?.has(node))
        .sort()
        .join(' ↔ '),
    )
  return [...new Set(groups)]
}

function printCircles(title, graph) {
  const found = circles(graph)
  print(`Circles of ${title}: ${found.length}`)
  for (const group of found) print(`  ${group}`)
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
