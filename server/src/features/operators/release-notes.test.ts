import { expect, test } from 'vitest'
import { readChangelog, version } from '#version.ts'
import { releaseNotes } from './release-notes.ts'

test('reads the notes of one version, by heading, without marks', () => {
  const changelog = [
    '# Changelog\n\n## [Unreleased]\n\n- Not yet.\n\n## [1.2.0] – 2027-01-02\n\nA quiet one.\n\n### Added\n',
    '- A **bell**, see\n  [the page](docs/bell.md).\n- `BELL`.\n\n### Upgrading\n\nNothing.\n\n## [1.1.0] – 2026-12-24\n\n### Added\n\n- Old.',
  ].join('\n')
  expect(releaseNotes(changelog, '1.2.0')).toEqual([
    { heading: 'Added', items: ['A bell, see the page.', 'BELL.'] },
    { heading: 'Upgrading', items: ['Nothing.'] },
  ])
  expect(releaseNotes(changelog, '9.9.9')).toEqual([])
})

test('the changelog has notes of this version', () => {
  expect(releaseNotes(readChangelog(), version).map(({ heading }) => heading)).toContain('Upgrading')
})
