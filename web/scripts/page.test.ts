import { describe, expect, test } from 'vitest'
import { linkSheets, preloadApp, preloadFont, writePage } from './page.ts'

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

const manifest = {
  'src/oidc-session.ts': { file: 'assets/oidc-session.js', name: 'oidc-session', imports: ['_b.js'] },
  '_member.js': { file: 'assets/member.js', name: 'member', imports: ['_app.js'], css: ['assets/member.css'] },
  '_app.js': { file: 'assets/app.js', name: 'app', imports: ['_a.js', '_b.js'], css: ['assets/app.css'] },
  '_a.js': { file: 'assets/a.js', imports: ['_b.js', '_libraries.js'] },
  '_libraries.js': { file: 'assets/libraries.js', name: 'libraries' },
  '_b.js': { file: 'assets/b.js' },
  'src/landing.tsx': { file: 'assets/landing.js', imports: ['_card.js'], css: ['assets/landing.css'] },
  'src/profile.tsx': { file: 'assets/profile.js', name: 'profile', imports: ['_card.js'], css: ['assets/profile.css'] },
  '_card.js': { file: 'assets/card.js', imports: ['_app.js'], css: ['assets/card.css'] },
  'fraunces.woff2': { file: 'assets/fraunces-1.woff2' },
}
const later = (links: string) => linked(links.match(/<link[^>]*fetchpriority="low"[^>]*>/g)?.join('') ?? '')
const linked = (links: string) => [...links.matchAll(/href="([^"]+)"/g)].map(([, file]) => file)

test('who is here is asked for first, with the largest; the app and all it imports come later, once, and no font', () => {
  const links = preloadApp(manifest)
  const app = ['/assets/a.js', '/assets/app.js', '/assets/member.js', '/assets/member.css']
  const first = ['/api/config', '/assets/b.js', '/assets/oidc-session.js', '/assets/libraries.js']
  expect(linked(links)).toEqual([...first, ...app])
  expect(later(links)).toEqual(app)
})

test('a screen with a page of its own has what it is made of asked for after that', () => {
  expect(later(preloadApp(manifest, 'profile')).slice(-5)).toEqual([
    '/assets/card.js',
    '/assets/profile.js',
    '/assets/member.css',
    '/assets/card.css',
    '/assets/profile.css',
  ])
})

describe('the sheets of a page', () => {
  const sheets: Record<string, string> = {
    'assets/app.css': 'body{margin:0}',
    'assets/landing.css': '.hero_aBcD .card_eFgH{color:red}',
    'assets/card.css': '.card_eFgH{padding:.5rem}',
    'assets/profile.css': '.banner_iJkL{margin:0}',
  }
  const dress = (html: string) => linked(linkSheets(manifest, html, (file) => sheets[file] ?? ''))

  test('are those that speak of a class it wears, the kit before the screen that overrules it', () => {
    expect(dress('<main class="hero_aBcD wide"><p class="card_eFgH"></p></main>')).toEqual([
      '/assets/app.css',
      '/assets/card.css',
      '/assets/landing.css',
    ])
  })

  test('are the app’s alone where nothing is written yet', () => {
    expect(dress('')).toEqual(['/assets/app.css'])
  })
})

test('a build without the display face does not pass unnoticed', () => {
  expect(() => preloadFont({})).toThrow('The display face is missing')
})
