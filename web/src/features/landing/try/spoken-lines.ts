import type { Theme, WordTiming } from '@glimmer/contract'

export interface SpokenLine {
  theme: Theme
  text: string
  /** Where its recording is. */
  audio: string
  words: readonly WordTiming[]
}

/** Written by scripts/landing-lines/main.ts, with the recordings beside it. */
export const spokenLines: readonly SpokenLine[] = [
  {
    theme: 'calm',
    text: 'I can take this day one small thing at a time.',
    audio: new URL('./spoken/calm.mp3', import.meta.url).href,
    words: [
      { text: 'I', charStart: 0, charEnd: 1, startMs: 119, endMs: 313 },
      { text: 'can', charStart: 2, charEnd: 5, startMs: 313, endMs: 586 },
      { text: 'take', charStart: 6, charEnd: 10, startMs: 586, endMs: 949 },
      { text: 'this', charStart: 11, charEnd: 15, startMs: 949, endMs: 1180 },
      { text: 'day', charStart: 16, charEnd: 19, startMs: 1180, endMs: 1358 },
      { text: 'one', charStart: 20, charEnd: 23, startMs: 1358, endMs: 1650 },
      { text: 'small', charStart: 24, charEnd: 29, startMs: 1650, endMs: 2231 },
      { text: 'thing', charStart: 30, charEnd: 35, startMs: 2231, endMs: 2603 },
      { text: 'at', charStart: 36, charEnd: 38, startMs: 2603, endMs: 2815 },
      { text: 'a', charStart: 39, charEnd: 40, startMs: 2815, endMs: 2860 },
      { text: 'time', charStart: 41, charEnd: 45, startMs: 2860, endMs: 3368 },
    ],
  },
  {
    theme: 'sleep',
    text: 'I am someone who lets the day end.',
    audio: new URL('./spoken/sleep.mp3', import.meta.url).href,
    words: [
      { text: 'I', charStart: 0, charEnd: 1, startMs: 119, endMs: 298 },
      { text: 'am', charStart: 2, charEnd: 4, startMs: 298, endMs: 485 },
      { text: 'someone', charStart: 5, charEnd: 12, startMs: 485, endMs: 1075 },
      { text: 'who', charStart: 13, charEnd: 16, startMs: 1075, endMs: 1200 },
      { text: 'lets', charStart: 17, charEnd: 21, startMs: 1200, endMs: 1635 },
      { text: 'the', charStart: 22, charEnd: 25, startMs: 1635, endMs: 1704 },
      { text: 'day', charStart: 26, charEnd: 29, startMs: 1704, endMs: 1915 },
      { text: 'end', charStart: 30, charEnd: 33, startMs: 1915, endMs: 2354 },
    ],
  },
  {
    theme: 'focus',
    text: 'It’s okay to move the phone to another room for this page.',
    audio: new URL('./spoken/focus.mp3', import.meta.url).href,
    words: [
      { text: 'It’s', charStart: 0, charEnd: 4, startMs: 119, endMs: 446 },
      { text: 'okay', charStart: 5, charEnd: 9, startMs: 446, endMs: 789 },
      { text: 'to', charStart: 10, charEnd: 12, startMs: 789, endMs: 901 },
      { text: 'move', charStart: 13, charEnd: 17, startMs: 901, endMs: 1154 },
      { text: 'the', charStart: 18, charEnd: 21, startMs: 1154, endMs: 1284 },
      { text: 'phone', charStart: 22, charEnd: 27, startMs: 1284, endMs: 1556 },
      { text: 'to', charStart: 28, charEnd: 30, startMs: 1556, endMs: 1701 },
      { text: 'another', charStart: 31, charEnd: 38, startMs: 1701, endMs: 2079 },
      { text: 'room', charStart: 39, charEnd: 43, startMs: 2079, endMs: 2335 },
      { text: 'for', charStart: 44, charEnd: 47, startMs: 2335, endMs: 2599 },
      { text: 'this', charStart: 48, charEnd: 52, startMs: 2599, endMs: 2893 },
      { text: 'page', charStart: 53, charEnd: 57, startMs: 2893, endMs: 3425 },
    ],
  },
  {
    theme: 'confidence',
    text: 'I can take up one whole chair at this table.',
    audio: new URL('./spoken/confidence.mp3', import.meta.url).href,
    words: [
      { text: 'I', charStart: 0, charEnd: 1, startMs: 119, endMs: 313 },
      { text: 'can', charStart: 2, charEnd: 5, startMs: 313, endMs: 586 },
      { text: 'take', charStart: 6, charEnd: 10, startMs: 586, endMs: 969 },
      { text: 'up', charStart: 11, charEnd: 13, startMs: 969, endMs: 1166 },
      { text: 'one', charStart: 14, charEnd: 17, startMs: 1166, endMs: 1464 },
      { text: 'whole', charStart: 18, charEnd: 23, startMs: 1464, endMs: 1817 },
      { text: 'chair', charStart: 24, charEnd: 29, startMs: 1817, endMs: 2186 },
      { text: 'at', charStart: 30, charEnd: 32, startMs: 2186, endMs: 2339 },
      { text: 'this', charStart: 33, charEnd: 37, startMs: 2339, endMs: 2594 },
      { text: 'table', charStart: 38, charEnd: 43, startMs: 2594, endMs: 3115 },
    ],
  },
  {
    theme: 'self-kindness',
    text: 'I’m a fair judge of my own work, and a kind one.',
    audio: new URL('./spoken/self-kindness.mp3', import.meta.url).href,
    words: [
      { text: 'I’m', charStart: 0, charEnd: 3, startMs: 119, endMs: 258 },
      { text: 'a', charStart: 4, charEnd: 5, startMs: 258, endMs: 342 },
      { text: 'fair', charStart: 6, charEnd: 10, startMs: 342, endMs: 724 },
      { text: 'judge', charStart: 11, charEnd: 16, startMs: 724, endMs: 1126 },
      { text: 'of', charStart: 17, charEnd: 19, startMs: 1126, endMs: 1263 },
      { text: 'my', charStart: 20, charEnd: 22, startMs: 1263, endMs: 1604 },
      { text: 'own', charStart: 23, charEnd: 26, startMs: 1604, endMs: 1871 },
      { text: 'work', charStart: 27, charEnd: 31, startMs: 1871, endMs: 2371 },
      { text: 'and', charStart: 33, charEnd: 36, startMs: 2556, endMs: 2768 },
      { text: 'a', charStart: 37, charEnd: 38, startMs: 2768, endMs: 2831 },
      { text: 'kind', charStart: 39, charEnd: 43, startMs: 2831, endMs: 3379 },
      { text: 'one', charStart: 44, charEnd: 47, startMs: 3379, endMs: 3754 },
    ],
  },
  {
    theme: 'gratitude',
    text: 'I notice one good thing within arm’s reach.',
    audio: new URL('./spoken/gratitude.mp3', import.meta.url).href,
    words: [
      { text: 'I', charStart: 0, charEnd: 1, startMs: 119, endMs: 249 },
      { text: 'notice', charStart: 2, charEnd: 8, startMs: 249, endMs: 722 },
      { text: 'one', charStart: 9, charEnd: 12, startMs: 722, endMs: 1070 },
      { text: 'good', charStart: 13, charEnd: 17, startMs: 1070, endMs: 1361 },
      { text: 'thing', charStart: 18, charEnd: 23, startMs: 1361, endMs: 1632 },
      { text: 'within', charStart: 24, charEnd: 30, startMs: 1632, endMs: 2040 },
      { text: 'arm’s', charStart: 31, charEnd: 36, startMs: 2040, endMs: 2446 },
      { text: 'reach', charStart: 37, charEnd: 42, startMs: 2446, endMs: 2893 },
    ],
  },
]
