/** Markup that may be inserted into a page unescaped. Only `html` creates it. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type Content = Html | string | number | false | null | undefined | readonly Content[]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeText = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

function render(content: Content): string {
  if (content instanceof Html) return content.text
  if (typeof content === 'string' || typeof content === 'number') return escapeText(String(content))
  return content ? content.map(render).join('') : ''
}

/**
 * Fills a template, escaping every value that is not itself Html, for use in text and in quoted attributes. false, null
 * and undefined render as nothing; lists are joined.
 */
export const html = (strings: TemplateStringsArray, ...values: Content[]): Html =>
  new Html(strings.reduce((text, part, index) => text + render(values[index - 1]) + part))
