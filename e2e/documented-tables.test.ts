import { readdirSync, readFileSync } from 'node:fs'
import { rules } from '@glimmer/server/features/retention/index'
import { expect, test } from 'vitest'

const at = (path: string) => new URL(`../${path}`, import.meta.url)
const read = (path: string) => readFileSync(at(path), 'utf8')

/** The tables that a folder of migrations creates. */
const madeIn = (folder: string) =>
  readdirSync(at(folder)).flatMap((file) =>
    [...read(`${folder}/${file}`).matchAll(/^create (?:unlogged )?table ([\w.]+)/gm)].map(([, name = '']) => name),
  )

/** The tables that the migration runner creates, and those of the migrations. */
const tables = [
  'migration',
  'identity.migrations',
  ...madeIn('server/src/database/migrations'),
  ...madeIn('identity/src/database/migrations'),
].sort()

const namesIn = (text: string) =>
  [...text.matchAll(/`((?:identity\.|sandbox\.)?[a-z]+(?:_[a-z]+)*)`/g)].map(([, name = '']) => name)
const unique = (names: string[]) => [...new Set(names)].sort()

const record = read('docs/record-of-processing.md')
const [activities = '', nobodys = ''] = record.split('### Tables that hold nothing')

/** The text after a name in each activity's list, including its continuation lines. */
const said = (name: string) =>
  [...activities.matchAll(new RegExp(`^- ${name}: (.*(?:\\n  .*)*)`, 'gm'))].map(([, text = '']) => text)

test('the record of processing names exactly the existing tables', () => {
  expect(unique([...said('tables').flatMap(namesIn), ...namesIn(nobodys)])).toEqual(tables)
})

test('the privacy guide names exactly the tables with personal data', () => {
  const rows = read('docs/privacy.md')
    .split('\n')
    .filter((line) => line.startsWith('|'))
  const where = rows.flatMap((row) => namesIn(row.split('|')[2] ?? ''))
  const ofPeople = tables.filter((name) => !namesIn(nobodys).includes(name))
  expect(unique(where)).toEqual(ofPeople)
})

test('the privacy guide gives the periods of the retention rules', () => {
  const privacy = read('docs/privacy.md').split('\n')
  for (const rule of rules) {
    if (rule.goes !== 'after') continue
    const row = privacy.find((line) => line.startsWith('|') && line.split('|')[2]?.includes(`\`${rule.table}\``)) ?? ''
    expect([rule.table, row.split('|')[3]?.includes(rule.keep)]).toEqual([rule.table, true])
  }
})

test('the privacy page names exactly the activities', () => {
  const page = read('web/src/screens/legal/privacy.tsx')
  const onPage = [...page.matchAll(/<dt>([^<]*)<\/dt>/g)].map(([, name = '']) => name)
  const counting = 'What we count, if you say yes'
  expect(page).toContain(`>${counting}</h2>`)
  const named = said('on the page').flatMap((text) => [...text.matchAll(/“([^”]*)”/g)].map(([, name = '']) => name))
  expect(unique(named)).toEqual(unique([...onPage, counting]))
})
