import { expect, test } from 'vitest'
import { zoneGroups, zoneName } from './time-zone.tsx'

test('zones are grouped by region and named after the place', () => {
  expect(zoneGroups(['Europe/London', 'America/Argentina/Buenos_Aires', 'Europe/Paris'], [])).toEqual([
    { region: 'America', zones: [{ zone: 'America/Argentina/Buenos_Aires', label: 'Argentina, Buenos Aires' }] },
    {
      region: 'Europe',
      zones: [
        { zone: 'Europe/London', label: 'London' },
        { zone: 'Europe/Paris', label: 'Paris' },
      ],
    },
  ])
})

test('a zone in use is there even when the browser does not list it, and never twice', () => {
  expect(zoneGroups(['Europe/London'], ['UTC', 'Europe/London'])).toEqual([
    { region: 'Europe', zones: [{ zone: 'Europe/London', label: 'London' }] },
    { region: 'Other', zones: [{ zone: 'UTC', label: 'UTC' }] },
  ])
})

test('a zone is named after its place', () => {
  expect(zoneName('America/New_York')).toBe('New York')
})
