import { describe, expect, test } from 'vitest'
import { preloadApp, preloadFont, writePage } from './page.ts'

const template = '<html><head><!--head--></head><body><!--splash--><div id="root"><!--app--></div></body></html>'

describe('a written page', () => {
  test('carries its title, its words and the splash, and says which address it is', () => {
    const page = writePage(template, '', { path: '/help', title: 'Help & "care"', html: '<h1>Hello</h1>' })
    expect(page).toContain('<title>Help &amp; &quot;care&quot;</title>')
    expect(page).toContain('<div id="root" data-written="/help"><h1>Hello</h1></div>')
    expect(page).toContain('role="status">Loading Glimmer<')
  })

  test('is refused when anything in it would break the policy', () => {
    const withHtml = (html: string) => () => writePage(template, '', { path: '/', html })
    expect(withHtml('<p style="color:red">no</p>')).toThrow(/style/)
    expect(withHtml('<script>alert(1)</script>')).toThrow(/script/)
    expect(withHtml('<button onclick="x()">no</button>')).toThrow(/onclick/)
  })

  test('keeps a dollar sign in its words', () => {
    expect(writePage(template, '', { path: '/', html: "<p>$& $' $1</p>" })).toContain("<p>$& $' $1</p>")
  })
})

test('the empty shell says nothing of having been written', () => {
  expect(writePage(template, '')).toContain('<div id="root"></div>')
})

test('the app and everything it imports are asked for once', () => {
  const manifest = {
    'src/main.tsx': { file: 'assets/main.js', imports: ['_a.js', '_b.js'] },
    '_a.js': { file: 'assets/a.js', imports: ['_b.js'] },
    '_b.js': { file: 'assets/b.js' },
  }
  expect([...preloadApp(manifest).matchAll(/href="([^"]+)"/g)].map(([, file]) => file)).toEqual([
    '/assets/main.js',
    '/assets/a.js',
    '/assets/b.js',
  ])
})

test('a build without the display face does not pass unnoticed', () => {
  expect(() => preloadFont({})).toThrow('The display face is missing')
})
