import type { Page } from '@playwright/test'
import { readingInPage } from './in-page.ts'

/** One line of text as it stands on the page; boxes are in pixels of a screenshot. */
export interface TextRun {
  words: string
  /** Red, green and blue from 0 to 255, and how much of them shows, 0 to 1. */
  colour: readonly [number, number, number]
  strength: number
  box: { x: number; y: number; width: number; height: number }
  /** It stands over a picture, with nothing opaque between. */
  overArt: boolean
  /** A part of it is cut off where nobody can scroll to it. */
  cut: boolean
  /** It stays in its place while the page scrolls. */
  fixed: boolean
}

/** Whether a modal window is open: then it is what can be reached, and the page behind it is not. */
export const isModal = (page: Page) => page.evaluate(() => document.querySelector('dialog:modal') !== null)

/** Every line of text that can be seen, inside the open window where there is one. Fields tell their value or hint. */
export const readTexts = (page: Page): Promise<TextRun[]> => page.evaluate<TextRun[]>(readingInPage)
