import type pg from 'pg'
import type { RecordedQuery } from './seen-queries.ts'

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'TID Cond'?: string
  'Recheck Cond'?: string
  Filter?: string
  Plans?: Node[]
}

/** How a statement reads one table. */
export interface Reading {
  table: string
  node: string
  index: string | undefined
  /** The index condition; undefined if the whole index or table is scanned. */
  by: string | undefined
  /** The remaining filter on the rows found. */
  and: string | undefined
}

/** The index condition of a bitmap scan is in the nodes below it. */
const conditionOf = (node: Node): string | undefined =>
  node['Index Cond'] ??
  node['TID Cond'] ??
  (node['Node Type'] === 'Bitmap Heap Scan' ? node['Recheck Cond'] : undefined)

const readings = (node: Node): Reading[] => [
  ...(node['Relation Name'] && node['Node Type'].includes('Scan')
    ? [
        {
          table: node['Relation Name'],
          node: node['Node Type'],
          index: node['Index Name'],
          by: conditionOf(node),
          and: node.Filter,
        },
      ]
    : []),
  ...(node.Plans ?? []).flatMap(readings),
]

/** What a statement reads, according to the database's plan; the statement is not run. */
export async function planOf(client: pg.ClientBase, { text, values }: RecordedQuery): Promise<Reading[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>({
    text: `explain (format json) ${text}`,
    values: [...values],
  })
  return rows.flatMap(({ 'QUERY PLAN': plans }) => plans.flatMap(({ Plan }) => readings(Plan)))
}
