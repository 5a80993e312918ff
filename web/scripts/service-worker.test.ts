import { expect, test } from 'vitest'
import { filesOf } from './service-worker.ts'

const manifest = {
  'src/shell/main.tsx': { file: 'assets/main.js', imports: ['_kit.js'], dynamicImports: ['src/screens/help/help.tsx'] },
  'src/screens/help/help.tsx': { file: 'assets/help.js', imports: ['_kit.js'], css: ['assets/help.css'] },
  'src/screens/dashboard/dashboard.tsx': { file: 'assets/dashboard.js', dynamicImports: ['src/modules/late.tsx'] },
  'src/modules/late.tsx': { file: 'assets/late.js' },
  '_kit.js': { file: 'assets/kit.js' },
}

test('an entry is kept with its sheets and what it imports, each file once', () => {
  expect(filesOf(manifest, /main|help/)).toEqual([
    '/assets/main.js',
    '/assets/kit.js',
    '/assets/help.js',
    '/assets/help.css',
  ])
})

test('what is imported on demand comes along only where it is wanted', () => {
  expect(filesOf(manifest, /dashboard/)).toEqual(['/assets/dashboard.js'])
  expect(filesOf(manifest, /dashboard/, true)).toEqual(['/assets/dashboard.js', '/assets/late.js'])
})
