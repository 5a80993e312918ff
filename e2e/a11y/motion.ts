import type { Page } from '@playwright/test'

/** What moves although reduced motion is requested. Changes of colour and opacity are not movement. */
export const movingElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const still =
      /^(opacity|color|backgroundColor|borderColor|fill|stroke|visibility|offset|easing|composite|computedOffset)$/
    return document.getAnimations().flatMap((animation) => {
      const { effect, playState, timeline } = animation
      if (!(effect instanceof KeyframeEffect) || playState !== 'running') return []
      const moved = effect.getKeyframes().flatMap((frame) => Object.keys(frame).filter((name) => !still.test(name)))
      const { duration } = effect.getComputedTiming()
      // An animation without duration, or one driven by scrolling, is not movement either.
      if (moved.length === 0 || duration === 0 || !(timeline instanceof DocumentTimeline)) return []
      const { target, pseudoElement } = effect
      const where = `${target?.localName}.${target?.getAttribute('class') ?? ''}${pseudoElement ?? ''}`
      return [`${where} moves: ${[...new Set(moved)].join(', ')}`]
    })
  })
