import { describe, expect, test } from 'vitest'
import { linkSheets, preloadApp, preloadFont, writePage } from './page.ts'

const template = '<html><head><!--head--></head><body><!--splash--><div id="root"><!--app--></div></body></html>'

describe('a written page', () => {
  test('has its title, content, splash and address', () => {
    const page = writePage(template, '', { path: '/help', title: 'Help & "care"', html: '<h1>Hello</h1>' })
    expect(page).toContain('<title>Help &amp; &quot;care&quot;</title>')
    expect(page).toContain('<div id="root" data-written="/help"><h1>Hello</h1></div>')
    expect(page).toContain('role="status">Loading Glimmer<')
  })

  test('throws for inline scripts, styles and handlers', () => {
    const withHtml = (html: string) => () => writePage(template, '', { path: '/', html })
    expect(withHtml('<p style="color:red">no</p>')).toThrow(/style/)
    expect(withHtml('<script>alert(1)</script>')).toThrow(/script/)
    expect(withHtml('<button onclick="x()">no</button>')).toThrow(/onclick/)
  })

  test('keeps a dollar sign in its text', () => {
    expect(writePage(template, '', { path: '/', html: "<p>$& $' $1</p>" })).toContain("<p>$& $' $1</p>")
  })

  test('is not marked as prerendered without content', () => {
    expect(writePage(template, '')).toContain('<div id="root"></div>')
  })
})

const manifest = {
  'src/auth/oidc/oidc-session.ts': { file: 'assets/oidc-session.js', imports: ['_shared.js'] },
  'src/shell/main.tsx': { file: 'assets/main.js', imports: ['_shared.js', '_libraries.js'], css: ['assets/main.css'] },
  'src/shell/routing/protected.tsx': { file: 'assets/protected.js', imports: ['src/shell/main.tsx'] },
  'src/screens/landing/landing.tsx': { file: 'assets/landing.js', imports: ['_card.js'], css: ['assets/landing.css'] },
  'src/screens/profile/profile.tsx': { file: 'assets/profile.js', imports: ['_card.js'], css: ['assets/profile.css'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_libraries.js': { file: 'assets/libraries.js' },
  '_card.js': { file: 'assets/card.js', imports: ['src/shell/main.tsx'], css: ['assets/card.css'] },
  'fraunces.woff2': { file: 'assets/fraunces-1.woff2' },
}
const hrefs = (links: string) => [...links.matchAll(/href="([^"]+)"/g)].map(([, file]) => file)

test('an app page preloads the configuration, the session, the app and its screen, each file once', () => {
  expect(hrefs(preloadApp(manifest, ['profile/profile.tsx']))).toEqual([
    '/api/config',
    '/assets/shared.js',
    '/assets/oidc-session.js',
    '/assets/libraries.js',
    '/assets/main.js',
    '/assets/protected.js',
    '/assets/card.js',
    '/assets/profile.js',
    '/assets/card.css',
    '/assets/profile.css',
  ])
  expect(() => preloadApp(manifest, ['gone/gone.tsx'])).toThrow('src/screens/gone/gone.tsx')
})

describe('the style sheets of a page', () => {
  const sheets: Record<string, string> = {
    'assets/main.css': 'body{margin:0}',
    'assets/landing.css': '.hero_aBcD .card_eFgH{color:red}',
    'assets/card.css': '.card_eFgH{padding:.5rem}',
    'assets/profile.css': '.banner_iJkL{margin:0}',
  }
  const link = (html: string) => hrefs(linkSheets(manifest, html, (file) => sheets[file] ?? ''))

  test('are those with a class it uses, imports before importers', () => {
    expect(link('<main class="hero_aBcD wide"><p class="card_eFgH"></p></main>')).toEqual([
      '/assets/main.css',
      '/assets/card.css',
      '/assets/landing.css',
    ])
  })

  test('are those of the app alone without content', () => {
    expect(link('')).toEqual(['/assets/main.css'])
  })
})

test('fails for a build without the display font', () => {
  expect(() => preloadFont({})).toThrow('The display face is missing')
})
