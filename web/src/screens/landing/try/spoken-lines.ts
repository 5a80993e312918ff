import { type SpokenLine, spoken } from './spoken-line.ts'

/** Written by scripts/record-landing-lines.ts, with the recordings beside it. */
export const spokenLines: readonly SpokenLine[] = [
  spoken(
    'calm',
    'Being awake doesn’t mean I have to be available.',
    [new URL('./spoken/calm.mp3', import.meta.url).href, [96, 558, 1125, 1676, 1996, 2204, 2522, 2688, 2928]],
    [new URL('./spoken/calm-natural.mp3', import.meta.url).href, [96, 596, 1321, 1921, 2471, 2746, 3096, 3246, 3471]],
  ),
  spoken(
    'sleep',
    'I’m off duty. The moon’s got it.',
    [new URL('./spoken/sleep.mp3', import.meta.url).href, [96, 426, 775, 1889, 1981, 2563, 2997]],
    [new URL('./spoken/sleep-natural.mp3', import.meta.url).href, [96, 496, 896, 2576, 2801, 3576, 4076]],
  ),
  spoken(
    'focus',
    'When I get stuck, I’ll ask a smaller question.',
    [new URL('./spoken/focus.mp3', import.meta.url).href, [96, 426, 626, 1189, 2119, 2462, 2854, 2937, 3712]],
    [new URL('./spoken/focus-natural.mp3', import.meta.url).href, [96, 346, 596, 971, 1771, 2121, 2546, 2721, 3396]],
  ),
  spoken(
    'confidence',
    'I’ve learned to enjoy my own jokes. Somebody had to.',
    [
      new URL('./spoken/confidence.mp3', import.meta.url).href,
      [96, 389, 825, 1126, 1915, 2233, 2589, 3809, 4802, 5089],
    ],
    [
      new URL('./spoken/confidence-natural.mp3', import.meta.url).href,
      [96, 496, 946, 1171, 1871, 2221, 2646, 3836, 4636, 5111],
    ],
  ),
  spoken(
    'self-kindness',
    'I remember the one awkward thing I said. They remember the cake.',
    [
      new URL('./spoken/self-kindness.mp3', import.meta.url).href,
      [101, 329, 1021, 1165, 1502, 2110, 2422, 2731, 3884, 4161, 4860, 5041],
    ],
    [
      new URL('./spoken/self-kindness-natural.mp3', import.meta.url).href,
      [96, 371, 1146, 1371, 1846, 2546, 2946, 3271, 4246, 4546, 5321, 5521],
    ],
  ),
  spoken(
    'gratitude',
    'It’s okay to like the peace and miss the company.',
    [
      new URL('./spoken/gratitude.mp3', import.meta.url).href,
      [96, 544, 1001, 1193, 1658, 1736, 2359, 2589, 2938, 3086],
    ],
    [
      new URL('./spoken/gratitude-natural.mp3', import.meta.url).href,
      [96, 396, 1171, 1346, 1746, 1946, 2696, 2921, 3296, 3496],
    ],
  ),
]
