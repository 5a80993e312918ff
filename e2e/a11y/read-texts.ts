import type { Page } from '@playwright/test'
import { readingInPage, type TextRun } from './read-texts-in-page.ts'

/** Whether a modal dialog is open: nothing behind it can be reached then. */
export const isModal = (page: Page) => page.evaluate(() => document.querySelector('dialog:modal') !== null)

/** Every visible line of text, inside the open dialog if there is one; for fields, their value or placeholder. */
export const readTexts = (page: Page): Promise<TextRun[]> => page.evaluate<TextRun[]>(readingInPage)
