import type { Page } from '@playwright/test'
import { readingInPage, type TextRun } from './read-texts-in-page.ts'

/** Whether a modal window is open: then it is what can be reached, and the page behind it is not. */
export const isModal = (page: Page) => page.evaluate(() => document.querySelector('dialog:modal') !== null)

/** Every line of text that can be seen, inside the open window where there is one. Fields tell their value or hint. */
export const readTexts = (page: Page): Promise<TextRun[]> => page.evaluate<TextRun[]>(readingInPage)
