import { type SpokenLine, spoken } from './spoken-line.ts'

/** Written by scripts/record-landing-lines.ts, with the recordings beside it. */
export const spokenLines: readonly SpokenLine[] = [
  spoken(
    'calm',
    'I can take this day one small thing at a time.',
    new URL('./spoken/calm.mp3', import.meta.url).href,
    [96, 338, 679, 1133, 1422, 1644, 2010, 2735, 3201, 3465, 3522],
  ),
  spoken(
    'sleep',
    'I am someone who lets the day end.',
    new URL('./spoken/sleep.mp3', import.meta.url).href,
    [96, 319, 554, 1291, 1447, 1991, 2077, 2342],
  ),
  spoken(
    'focus',
    'It’s okay to move the phone to another room for this page.',
    new URL('./spoken/focus.mp3', import.meta.url).href,
    [96, 506, 934, 1074, 1390, 1552, 1893, 2074, 2546, 2866, 3196, 3564],
  ),
  spoken(
    'confidence',
    'I can take up one whole chair at this table.',
    new URL('./spoken/confidence.mp3', import.meta.url).href,
    [96, 338, 679, 1158, 1405, 1776, 2219, 2679, 2871, 3189],
  ),
  spoken(
    'self-kindness',
    'I’m a fair judge of my own work, and a kind one.',
    new URL('./spoken/self-kindness.mp3', import.meta.url).href,
    [106, 270, 374, 851, 1354, 1525, 1952, 2285, 3161, 3416, 3494, 4180],
  ),
  spoken(
    'gratitude',
    'I notice one good thing within arm’s reach.',
    new URL('./spoken/gratitude.mp3', import.meta.url).href,
    [96, 257, 849, 1284, 1648, 1986, 2497, 3005],
  ),
]
