import { patterns } from './patterns.ts'
import { plainSentences } from './plain-words.ts'

/**
 * Whether someone says outright that they may come to harm: that they want to die or hurt themselves, or are being
 * hurt. Pure; keeps and tells nothing.
 *
 * This is no safety net. A list of patterns hears only what it was written for: English, and plain words. It misses
 * what is said sideways, and much besides (docs/writing.md has the figures). So nothing may rest on it: help is one
 * press away on every screen, moods are chips, and the lowest one shows the card whatever is written. What this adds
 * is that no line is ever written in answer to a plain cry.
 */
export const needsCare = (text: string): boolean =>
  plainSentences(text).some((sentence) =>
    patterns.some(({ says, unless }) => says.test(sentence) && !unless?.test(sentence)),
  )
