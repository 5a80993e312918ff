import type { Page } from '@playwright/test'
import type { Pointer } from './pointer.ts'

export interface SceneContext {
  page: Page
  pointer: Pointer
  /** Resolves once the narrator has said this scene's words. */
  said: Promise<void>
}

export interface Scene {
  /** What the narrator says, in plain warm words. */
  say: string
  /** What is done before the recording of the scene starts. */
  prepare?: (context: Omit<SceneContext, 'said'>) => Promise<void>
  show: (context: SceneContext) => Promise<void>
  /** Whether the product itself speaks in this scene. */
  heard?: true
}

const line = (page: Page) => page.getByRole('region', { name: /affirmation$/ })
const goTo = async ({ page, pointer }: Omit<SceneContext, 'said'>, path: string) => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  // By then the splash is gone and everything that loads late is there.
  await pointer.rest(3_500)
  await pointer.appear()
}

/** The film, scene by scene: the narration, and what happens on the screen meanwhile. */
export const scenes: readonly Scene[] = [
  {
    say: 'Welcome to Glimmer. Each morning one line waits here for you. It is free, every day.',
    prepare: (context) => goTo(context, '/dashboard'),
    show: async ({ page, pointer }) => {
      await pointer.rest(2_200)
      await pointer.over(line(page))
    },
  },
  {
    say: 'Press play, and the words light up as they are said.',
    heard: true,
    show: async ({ page, pointer, said }) => {
      await pointer.over(line(page).getByRole('button', { name: 'Play', exact: true }))
      await said
      await pointer.press(line(page).getByRole('button', { name: 'Play', exact: true }))
      await line(page).getByRole('button', { name: 'Pause', exact: true }).waitFor()
      await line(page).getByRole('button', { name: 'Play', exact: true }).waitFor()
    },
  },
  {
    say: 'Then say how it feels: true, not quite, or too much. The next lines listen to your answer.',
    show: async ({ page, pointer, said }) => {
      const answer = (name: RegExp) => page.getByRole('button', { name })
      await pointer.over(answer(/^Too much/))
      await pointer.over(answer(/^Not quite/))
      await pointer.press(answer(/^Feels true/))
      await said
    },
  },
  {
    say: 'For a line of your own, choose how you are and what the day holds.',
    prepare: async ({ page, pointer }) => {
      await page.evaluate(() => scrollTo(0, 0))
      await pointer.appear()
    },
    show: async ({ page, pointer, said }) => {
      await pointer.press(page.getByRole('button', { name: 'Write me a line' }))
      const composer = page.getByRole('dialog', { name: 'Write me a line' })
      await pointer.press(composer.getByRole('button', { name: 'Steady', exact: true }))
      const focus = composer.getByRole('button', { name: 'Focus', exact: true, pressed: false })
      if ((await focus.count()) > 0) await pointer.press(focus)
      await pointer.press(composer.getByText('Make it more yours'))
      await pointer.press(composer.getByRole('button', { name: 'A busy day' }))
      await said
      await pointer.press(composer.getByRole('button', { name: 'Write my line' }))
      await composer.waitFor({ state: 'hidden' })
    },
  },
  {
    say: 'Does it fit? Then keep it.',
    show: async ({ page, pointer, said }) => {
      await pointer.rest(1_200)
      await pointer.press(line(page).getByRole('button', { name: 'Favourite', exact: true }))
      await said
    },
  },
  {
    say: 'Take a moment: three slow breaths, your line, and that is it for today.',
    prepare: async (context) => {
      await goTo(context, '/dashboard')
      // Today's line has been heard and answered by now.
      await context.page.getByRole('link', { name: 'Begin again' }).click()
      await context.page.getByRole('dialog', { name: 'Your moment' }).waitFor()
      await context.pointer.appear()
    },
    show: async ({ page, pointer, said }) => {
      const moment = page.getByRole('dialog', { name: 'Your moment' })
      await pointer.press(moment.getByRole('button', { name: 'Steady', exact: true }))
      await said
      await pointer.rest(1_500)
    },
  },
  {
    say: 'In the library is what you kept, and many more lines to read and to hear.',
    prepare: (context) => goTo(context, '/library'),
    show: async ({ page, pointer, said }) => {
      const next = page.getByRole('button', { name: 'Next line' })
      await pointer.press(next)
      await pointer.rest(1_100)
      await pointer.press(next)
      await said
    },
  },
  {
    say: 'In the garden each day you come is one light. It only grows.',
    prepare: (context) => goTo(context, '/garden'),
    show: async ({ page, pointer, said }) => {
      const lights = page.getByRole('list', { name: 'Days, one light each' }).getByRole('button')
      await pointer.press(lights.nth(2))
      await said
    },
  },
  {
    say: 'Before bed there are five slow lines, with rain around them if you like.',
    prepare: (context) => goTo(context, '/before-bed'),
    show: async ({ page, pointer, said }) => {
      const sheet = page.getByRole('region', { name: 'Tonight' })
      await pointer.over(sheet.getByRole('button', { name: 'Rain', exact: true }))
      await pointer.over(sheet.getByRole('button', { name: 'Start the five lines' }))
      await said
    },
  },
  {
    say: 'Make a face for yourself, if you like.',
    prepare: (context) => goTo(context, '/avatar-editor'),
    show: async ({ page, pointer, said }) => {
      await pointer.press(page.getByRole('button', { name: 'Surprise me' }))
      await said
    },
  },
  {
    say: 'And when things are hard, help from a person is one press away, on every screen.',
    show: async ({ page, pointer, said }) => {
      await pointer.press(page.getByRole('banner').getByRole('link', { name: 'Need help now?' }))
      await page.waitForURL('**/help')
      await said
    },
  },
  {
    say: 'That is all. Take a slow breath, and begin.',
    prepare: (context) => goTo(context, '/dashboard'),
    show: async ({ page, pointer, said }) => {
      await pointer.over(line(page).getByRole('button', { name: 'Play', exact: true }))
      await said
      await pointer.rest(1_200)
    },
  },
]
