import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventFile } from './calendar-file.ts'

const now = new Date('2026-11-21T12:00:00Z')
const event = { id: 'a-line', title: 'Before an exam', text: "When I turn the paper over, I'll breathe out.", at: now }

/** Parses a calendar file according to RFC 5545: unfolds lines, splits name and value, then unescapes. */
function parse(file: string): Map<string, string[]> {
  expect(file.endsWith('\r\n')).toBe(true)
  const read = new Map<string, string[]>()
  for (const line of file.slice(0, -2).replaceAll('\r\n ', '').split('\r\n')) {
    const [, name = '', value = ''] = /^([A-Z-]+):(.*)$/su.exec(line) ?? []
    read.set(name, [...(read.get(name) ?? []), value.replaceAll(/\\(.)/gsu, (_, one) => (one === 'n' ? '\n' : one))])
  }
  return read
}

test('writes a calendar event with the line, the time and an alarm', () => {
  const read = parse(eventFile({ ...event, at: new Date('2026-12-01T09:30:00+01:00') }, now))
  expect(read.get('DTSTART')).toEqual(['20261201T083000Z'])
  expect(read.get('DTSTAMP')).toEqual(['20261121T120000Z'])
  expect(read.get('SUMMARY')).toEqual(['Before an exam'])
  expect(read.get('DESCRIPTION')).toEqual([event.text, event.text])
  expect(read.get('TRIGGER')).toEqual(['-PT10M'])
  expect(read.get('UID')).toEqual(['a-line@glimmer'])
  expect(read.get('BEGIN')).toEqual(['VCALENDAR', 'VEVENT', 'VALARM'])
  expect(read.get('END')).toEqual(['VALARM', 'VEVENT', 'VCALENDAR'])
})

test('folds any text into lines of at most 75 octets without loss', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (given) => {
      const text = given.replaceAll(/[\r\n]/g, ' ')
      const file = eventFile({ ...event, text }, now)
      expect(parse(file).get('DESCRIPTION')?.[0]).toBe(text)
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    }),
  )
})

test('escapes line breaks', () => {
  const read = parse(eventFile({ ...event, text: 'One\r\nATTACH:https://elsewhere.example' }, now))
  expect(read.has('ATTACH')).toBe(false)
  expect(read.get('DESCRIPTION')?.[0]).toBe('One\nATTACH:https://elsewhere.example')
})
