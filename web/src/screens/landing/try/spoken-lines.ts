import { type SpokenLine, spoken } from './spoken-line.ts'

/** Written by scripts/record-landing-lines.ts, with the recordings beside it. */
export const spokenLines: readonly SpokenLine[] = [
  spoken(
    'calm',
    'I can take this day one small thing at a time.',
    new URL('./spoken/calm.mp3', import.meta.url).href,
    [119, 313, 586, 949, 1180, 1358, 1650, 2231, 2603, 2815, 2860],
  ),
  spoken(
    'sleep',
    'I am someone who lets the day end.',
    new URL('./spoken/sleep.mp3', import.meta.url).href,
    [119, 298, 485, 1075, 1200, 1635, 1704, 1915],
  ),
  spoken(
    'focus',
    'It’s okay to move the phone to another room for this page.',
    new URL('./spoken/focus.mp3', import.meta.url).href,
    [119, 446, 789, 901, 1154, 1284, 1556, 1701, 2079, 2335, 2599, 2893],
  ),
  spoken(
    'confidence',
    'I can take up one whole chair at this table.',
    new URL('./spoken/confidence.mp3', import.meta.url).href,
    [119, 313, 586, 969, 1166, 1464, 1817, 2186, 2339, 2594],
  ),
  spoken(
    'self-kindness',
    'I’m a fair judge of my own work, and a kind one.',
    new URL('./spoken/self-kindness.mp3', import.meta.url).href,
    [119, 258, 342, 724, 1126, 1263, 1604, 1871, 2556, 2768, 2831, 3379],
  ),
  spoken(
    'gratitude',
    'I notice one good thing within arm’s reach.',
    new URL('./spoken/gratitude.mp3', import.meta.url).href,
    [119, 249, 722, 1070, 1361, 1632, 2040, 2446],
  ),
]
