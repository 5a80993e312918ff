import type { Page } from '@playwright/test'
import type { Hand } from './hand.ts'

export interface Stage {
  page: Page
  hand: Hand
  /** Once the narrator has finished this scene's words. */
  said: Promise<void>
}

export interface Scene {
  /** What the narrator says, in plain warm words. */
  say: string
  /** Puts everything in its place before the camera runs. */
  prepare?: (stage: Omit<Stage, 'said'>) => Promise<void>
  show: (stage: Stage) => Promise<void>
  /** The product itself is heard in this scene. */
  heard?: true
}

const line = (page: Page) => page.getByRole('region', { name: /affirmation$/ })
const goTo = async ({ page, hand }: Omit<Stage, 'said'>, path: string) => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  // The splash is over, and what comes late has come.
  await hand.rest(3_500)
  await hand.appear()
}

/** The film, scene by scene: the words people hear, and what is done meanwhile. */
export const scenes: readonly Scene[] = [
  {
    say: 'Welcome to Glimmer. Each morning one line waits here for you. It is free, every day.',
    prepare: (stage) => goTo(stage, '/dashboard'),
    show: async ({ page, hand }) => {
      await hand.rest(2_200)
      await hand.over(line(page))
    },
  },
  {
    say: 'Press play, and the words light up as they are said.',
    heard: true,
    show: async ({ page, hand, said }) => {
      await hand.over(line(page).getByRole('button', { name: 'Play', exact: true }))
      await said
      await hand.press(line(page).getByRole('button', { name: 'Play', exact: true }))
      await line(page).getByRole('button', { name: 'Pause', exact: true }).waitFor()
      await line(page).getByRole('button', { name: 'Play', exact: true }).waitFor()
    },
  },
  {
    say: 'Then say how it sits with you: true, not quite, or too much. The next lines listen to your answer.',
    show: async ({ page, hand, said }) => {
      const answer = (name: RegExp) => page.getByRole('button', { name })
      await hand.over(answer(/^Too much/))
      await hand.over(answer(/^Not quite/))
      await hand.press(answer(/^True/))
      await said
    },
  },
  {
    say: 'For a line of your own, choose how you are and what the day holds.',
    prepare: async ({ page, hand }) => {
      await page.evaluate(() => scrollTo(0, 0))
      await hand.appear()
    },
    show: async ({ page, hand, said }) => {
      await hand.press(page.getByRole('button', { name: 'New affirmation' }))
      const composer = page.getByRole('dialog', { name: 'New affirmation' })
      await hand.press(composer.getByRole('button', { name: 'Steady', exact: true }))
      await hand.press(composer.getByRole('button', { name: 'Focus', exact: true }))
      await hand.press(composer.getByRole('button', { name: 'A busy day' }))
      await said
      await hand.press(composer.getByRole('button', { name: 'Write my line' }))
      await composer.waitFor({ state: 'hidden' })
    },
  },
  {
    say: 'Does it fit? Then keep it. What you keep stays with you, on every plan.',
    show: async ({ page, hand, said }) => {
      await hand.rest(1_200)
      await hand.press(line(page).getByRole('button', { name: 'Favourite', exact: true }))
      await said
    },
  },
  {
    say: 'When you have two minutes, take a moment. Three slow breaths, your line, and that is it for today.',
    prepare: async (stage) => {
      await goTo(stage, '/dashboard')
      await stage.page.getByRole('link', { name: 'Breathe with it' }).click()
      await stage.page.getByRole('dialog', { name: 'Your moment' }).waitFor()
      await stage.hand.appear()
    },
    show: async ({ page, hand, said }) => {
      const moment = page.getByRole('dialog', { name: 'Your moment' })
      await hand.press(moment.getByRole('button', { name: 'Steady', exact: true }))
      await said
      await hand.rest(1_500)
    },
  },
  {
    say: 'Make a face for yourself, if you like. Surprise me tries another one.',
    prepare: (stage) => goTo(stage, '/avatar-editor'),
    show: async ({ page, hand, said }) => {
      await hand.press(page.getByRole('button', { name: 'Surprise me' }))
      await hand.rest(900)
      await hand.press(page.getByRole('button', { name: 'Surprise me' }))
      await said
    },
  },
  {
    say: 'In Settings you choose your themes, your voice, and how far a line may reach.',
    prepare: (stage) => goTo(stage, '/profile'),
    show: async ({ hand, said }) => {
      await hand.glide({ x: 760, y: 420 })
      await hand.scroll(420)
      await said
    },
  },
  {
    say: 'And when things are hard, help from a person is one press away, on every screen.',
    show: async ({ page, hand, said }) => {
      await hand.press(page.getByRole('banner').getByRole('link', { name: 'Need help now?' }))
      await page.waitForURL('**/help')
      await said
    },
  },
  {
    say: 'That is all. Take a slow breath, and begin.',
    prepare: (stage) => goTo(stage, '/dashboard'),
    show: async ({ page, hand, said }) => {
      await hand.over(line(page).getByRole('button', { name: 'Play', exact: true }))
      await said
      await hand.rest(1_200)
    },
  },
]
