import type { Page } from '@playwright/test'

/**
 * The words that are lit from now on, one after the other. They are noted in the page, since a word is lit only
 * briefly.
 */
export const collectLitWords = (page: Page) =>
  page.evaluateHandle(() => {
    const words: string[] = []
    const note = () => {
      const word = document.querySelector('mark')?.textContent
      if (word && word !== words.at(-1)) words.push(word)
    }
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true })
    return words
  })
