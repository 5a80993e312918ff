import { expect, test } from 'vitest'
import { zoneGroups, zoneName } from './time-zone.tsx'

test('groups time zones by region and names them after the place', () => {
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

test('lists the current zone once, even if the browser does not list it', () => {
  expect(zoneGroups(['Europe/London'], ['UTC', 'Europe/London'])).toEqual([
    { region: 'Europe', zones: [{ zone: 'Europe/London', label: 'London' }] },
    { region: 'Other', zones: [{ zone: 'UTC', label: 'UTC' }] },
  ])
})

test('names a zone after its place', () => {
  expect(zoneName('America/New_York')).toBe('New York')
})

test('lists renamed places once, under their current names', () => {
  expect(zoneGroups(['Europe/Kiev', 'Asia/Calcutta'], ['Europe/Kyiv'])).toEqual([
    { region: 'Asia', zones: [{ zone: 'Asia/Calcutta', label: 'Kolkata' }] },
    { region: 'Europe', zones: [{ zone: 'Europe/Kyiv', label: 'Kyiv' }] },
  ])
  expect(['America/Godthab', 'Antarctica/DumontDUrville', 'America/St_Johns'].map(zoneName)).toEqual([
    'Nuuk',
    'Dumont d’Urville',
    'St John’s',
  ])
})
