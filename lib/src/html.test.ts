import { expect, test } from 'vitest'
import { html } from './html.ts'

test('escapes values in text and attributes', () => {
  const typed = `"><script>alert('&')</script>`
  expect(html`<input value="${typed}">`.text).toBe(
    '<input value="&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;">',
  )
})

test('inserts Html values unescaped, one or many', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`)
  expect(html`<ul>${items}</ul>`.text).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>')
})

test('renders nothing for absent values', () => {
  expect(html`a${false}b${null}c${undefined}d${0}`.text).toBe('abcd0')
})
