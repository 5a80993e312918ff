/** Replaces every text by a new one inside `<font>`, as browsers do that translate a page, and later texts likewise. */
export function translateAll() {
  const translate = (text: Text) => {
    if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea, title')) return
    const font = document.createElement('font')
    font.append(text.data)
    text.replaceWith(font)
  }
  const translateIn = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) translate(text)
  }
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(() => translateIn(document.body)).observe(document.body, { childList: true, subtree: true })
    translateIn(document.body)
  })
}
