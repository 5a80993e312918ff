import type { Graph, GraphNode } from './onnx-graph.ts'

/** What exports call the lengths they return. */
const published = ['durations', 'duration']

/** What may happen to the speed before it divides the lengths. */
const onTheWay = new Set(['Cast', 'Identity', 'Unsqueeze', 'Squeeze', 'Reshape', 'Reciprocal', 'Div', 'Mul'])
/** What keeps a rounded length from being none. */
const atLeastOne = new Set(['Clip', 'Max'])

/** The operation that makes whole frames of the lengths: the first one rounding what depends on the speed. */
function findRounding(usersOf: (name: string) => readonly GraphNode[]): GraphNode | undefined {
  const seen = new Set<GraphNode>()
  const names = ['speed']
  for (const name of names)
    for (const user of usersOf(name)) {
      if (user.operation === 'Round') return user
      if (seen.has(user) || !onTheWay.has(user.operation)) continue
      seen.add(user)
      names.push(...user.outputs)
    }
  return undefined
}

/**
 * The name under which a graph has the length of each token, and whether a run already returns it. Most exports only
 * return the sound; but every one computes the lengths by dividing by the speed and rounding, whatever it calls them.
 */
export function findLengths({ nodes, outputs }: Graph): { name: string; isOutput: boolean } | undefined {
  const given = published.find((name) => outputs.includes(name))
  if (given) return { name: given, isOutput: true }
  const usersOf = (name: string) => nodes.filter(({ inputs }) => inputs.includes(name))
  const rounded = findRounding(usersOf)?.outputs[0]
  if (rounded === undefined) return undefined
  const name = usersOf(rounded).find(({ operation }) => atLeastOne.has(operation))?.outputs[0] ?? rounded
  return { name, isOutput: outputs.includes(name) }
}
