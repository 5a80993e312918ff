import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type OutsideText, readOutside } from './outside.ts'
import { outsideTable } from './outside-table.ts'

const folderWith = (content: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'care-outside-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'some.tsv'), content)
  return folder
}

test('texts from outside are read from every row of a folder', () => {
  expect(readOutside(folderWith('everyday\tdiary\tBaked a loaf\r\ndanger\tforum\tone\ttwo\n'))).toEqual([
    { class: 'everyday', source: 'diary', text: 'Baked a loaf' },
    { class: 'danger', source: 'forum', text: 'one two' },
  ])
})

test('a row that cannot be read is reported without its words', () => {
  const read = () => readOutside(folderWith('everyday\tdiary\tfine\nsomething private\n'))
  expect(read).toThrow('some.tsv has a row that is not class, source and text')
  expect(read).not.toThrow('private')
})

test('the table counts each class and source, with intervals, and contains no text', () => {
  const texts: OutsideText[] = [
    { class: 'danger', source: 'forum', text: 'loud words' },
    { class: 'danger', source: 'diary', text: 'quiet words' },
  ]
  const table = outsideTable(texts, ({ text }) => (text.startsWith('loud') ? 'stop' : undefined))
  expect(table).toContain('| danger | all | 2 | 50.0 (9.5 to 90.5) | 0.0 (0.0 to 65.8) | 50.0 (9.5 to 90.5) |')
  expect(table).toContain('| danger | forum | 1 | 100.0 (20.7 to 100.0) |')
  expect(table).not.toContain('words')
})
