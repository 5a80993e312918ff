import type { Page } from '@playwright/test'

export interface Screen {
  name: string
  /** Whether it exists on narrow screens only. */
  narrow?: boolean
  /** Opens it and waits until it is complete. */
  open(page: Page): Promise<unknown>
}

/** A screen by its name, and how to open it until it is complete. */
export const screen = (name: string, open: Screen['open']): Screen => ({ name, open })

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const lineCard = (page: Page) => page.getByRole('region', { name: /affirmation$/ })
const dialog = (page: Page) => page.getByRole('dialog').last()

/** A screen by its path, and a selector for what is there once it is complete. */
const at = (path: string, wait = 'h1') =>
  screen(path, async (page) => {
    await page.goto(path)
    await page.locator(wait).first().waitFor()
  })

const userMenu = (page: Page) => page.getByRole('banner').locator('button[aria-expanded]:visible').last()

const dashboard = async (page: Page) => {
  await page.goto('/dashboard')
  await lineCard(page).waitFor()
}
/** A dialog of the dashboard that opens on a press. */
const pressed = (name: string, press: (page: Page) => Promise<unknown>) =>
  screen(`/dashboard, ${name}`, async (page) => {
    await dashboard(page)
    await press(page)
    await dialog(page).waitFor()
  })

const openShare = async (page: Page) => {
  await button(page, 'More ways to listen').click()
  await dialog(page).getByRole('button', { name: 'Share', exact: true }).click()
  await dialog(page).getByRole('img', { name: 'The picture' }).waitFor()
}

/** A dialog that opens on a press in a part of the library. */
const pressedIn = (shelf: string, name: string, press: (page: Page) => Promise<unknown>) =>
  screen(`/library, ${name}`, async (page) => {
    await page.goto(`/library?show=${shelf}`)
    await press(page)
    await dialog(page).waitFor()
  })

/** Opens the provider's form from one of the app's pages. */
async function openProvider(page: Page, from: '/login' | '/register') {
  await page.goto(from)
  await button(page, 'Continue').click()
  await page.getByLabel('Email').waitFor()
}

export const publicScreens: readonly Screen[] = [
  at('/'),
  at('/pricing'),
  at('/privacy'),
  at('/terms'),
  at('/about'),
  at('/how-lines-are-written'),
  at('/help'),
  at('/contact'),
  at('/login'),
  at('/register'),
  at('/goodbye'),
  at('/nowhere'),
  at('/line/AAAAAAAAAAAAAAAAAAAAAA'),
  at('/unsubscribe?token=none'),
  at('/confirm-reminders?token=none'),
  screen('provider, sign up', (page) => openProvider(page, '/register')),
  screen('provider, sign up with faults', async (page) => {
    await openProvider(page, '/register')
    await page.getByLabel('Email').fill('nobody@example.test')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await button(page, 'Create account').click()
    await page
      .getByText(/Please check|characters|longer/)
      .first()
      .waitFor()
  }),
  screen('provider, sign in', (page) => openProvider(page, '/login')),
  screen('provider, forgotten password', async (page) => {
    await openProvider(page, '/login')
    await page.getByRole('link', { name: /forgot/i }).click()
    await page.locator('h1').waitFor()
  }),
]

const momentAt = (step: number) =>
  screen(`/moment, step ${step + 1}`, async (page) => {
    await page.goto('/moment')
    await page.getByRole('heading', { name: 'How is today so far?' }).waitFor()
    for (let done = 0; done < step; done++) await page.keyboard.press('ArrowRight')
    await page.getByLabel(`Step ${step + 1} of 5`).waitFor()
  })

const avatarTab = (name: string) =>
  screen(`/avatar-editor, ${name}`, async (page) => {
    await page.goto('/avatar-editor')
    await page.getByRole('tab', { name }).click()
    await page.getByRole('tabpanel').waitFor()
  })

const foundAccount = async (page: Page) => {
  await page.goto('/admin')
  await page.getByLabel('Email address or id').fill('olga@example.test')
  await button(page, 'Find').click()
  await page.getByRole('article').waitFor()
}
export const operatorScreens: readonly Screen[] = [
  screen('/admin', foundAccount),
  screen('/admin, deleting an account', async (page) => {
    await foundAccount(page)
    await button(page, 'Delete the account').click()
    await dialog(page).waitFor()
  }),
]

export const memberScreens: readonly Screen[] = [
  screen('/dashboard', dashboard),
  screen('/dashboard, user menu', async (page) => {
    await dashboard(page)
    await userMenu(page).click()
  }),
  {
    name: '/dashboard, mobile menu',
    narrow: true,
    async open(page) {
      await dashboard(page)
      await button(page, 'Menu').click()
    },
  },
  pressed('composer', (page) => button(page, 'Write me a line').click()),
  screen('/dashboard, a line that was written', async (page) => {
    await dashboard(page)
    await button(page, 'Write me a line').click()
    await button(page, 'Write my line').click()
    await page.getByRole('heading', { name: 'A line for you' }).waitFor()
  }),
  pressed('more ways to listen', (page) => button(page, 'More ways to listen').click()),
  pressed('share', openShare),
  pressed('share, with a link', async (page) => {
    await openShare(page)
    await button(page, 'Make a link').or(dialog(page).getByLabel('The link')).first().waitFor()
    const make = button(page, 'Make a link')
    if (await make.isVisible()) await make.click()
    await dialog(page).getByLabel('The link').waitFor()
  }),
  screen('/line', async (page) => {
    await dashboard(page)
    await openShare(page)
    const link = await dialog(page).getByLabel('The link').inputValue()
    await page.goto(link)
    await page.getByRole('region', { name: 'A line for you' }).waitFor()
  }),
  screen('/dashboard, in the evening', async (page) => {
    const held = async () => {
      const line = await page.waitForResponse('**/api/affirmations/today')
      return { ...(await line.json()) }
    }
    const line = held()
    await page.route(
      '**/api/affirmations/evening',
      async (route) => {
        const { day, ...affirmation } = await line
        const question = { day, affirmation, readInMorning: true, answer: 'true', tomorrow: null, theme: null }
        await route.fulfill({ json: { question, changesAt: null } })
      },
      { times: 1 },
    )
    await dashboard(page)
    await page.getByRole('heading', { name: 'Did this morning’s line help?' }).waitFor()
  }),
  at('/library', '[aria-label="Next line"]'),
  at('/library?show=favourites', '[aria-label="Favourites"]'),
  at('/library?show=collections', '[aria-label="Collections"]'),
  at('/library?show=sets', '[aria-label="Sets of five"]'),
  at('/library?show=own', 'textarea'),
  at('/library?show=history', '[aria-label="History"]'),
  pressedIn('sets', 'a set', (page) =>
    button(page, /A set of five/)
      .first()
      .click(),
  ),
  pressedIn('history', 'a line', (page) =>
    page.getByRole('list', { name: 'History' }).getByRole('button').first().click(),
  ),
  screen('/library, the menu of a line', async (page) => {
    await page.goto('/library?show=history')
    await button(page, /^More: /)
      .first()
      .click()
    await page.getByRole('menu').waitFor()
  }),
  pressedIn('history', 'adding to a collection', async (page) => {
    await button(page, /^More: /)
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Add to a collection' }).click()
  }),
  pressedIn('collections', 'a collection', (page) =>
    page.getByRole('list', { name: 'Collections' }).getByRole('button').first().click(),
  ),
  pressedIn('favourites', 'a session', (page) => button(page, 'Listen').first().click()),
  at('/garden', '[aria-label="Days, one light each"]'),
  screen('/library, mini player', async (page) => {
    await page.goto('/library?show=favourites')
    await button(page, 'Listen').first().click()
    await dialog(page).getByLabel('Voice', { exact: true }).selectOption('silent')
    await button(page, /^Play \d+ line/).click()
    await page.getByRole('region', { name: 'Now playing' }).waitFor()
  }),
  screen('/dashboard, tutorial', async (page) => {
    await dashboard(page)
    await userMenu(page).click()
    await button(page, 'Watch Tutorial').click()
    await dialog(page).locator('video').waitFor()
  }),
  ...[0, 1, 2, 3, 4].map(momentAt),
  screen('/before-bed', async (page) => {
    await page.goto('/before-bed')
    await button(page, 'Start the five lines').waitFor()
  }),
  screen('/moment, say it aloud', async (page) => {
    await momentAt(2).open(page)
    await button(page, 'Say it aloud').click()
    await button(page, 'Next word').waitFor()
  }),
  screen('/profile', async (page) => {
    await page.goto('/profile')
    await page.getByRole('link', { name: 'See your garden' }).waitFor()
    await page.getByRole('textbox', { name: 'First name' }).waitFor()
  }),
  ...['your-lines', 'goes-by', 'voice', 'your-plan', 'reminders', 'elsewhere', 'privacy', 'your-data'].map((id) =>
    at(`/profile#${id}`, `#${id}`),
  ),
  screen('/profile, delete account', async (page) => {
    await page.goto('/profile#your-data')
    await button(page, 'Delete account').click()
    await dialog(page).waitFor()
  }),
  avatarTab('Build'),
  avatarTab('From words'),
  avatarTab('Your picture'),
  at('/subscription', '[aria-label="Current plan"]'),
  screen('/subscription, a choice', async (page) => {
    await page.goto('/subscription')
    await page.getByRole('radio', { name: 'Premium' }).check()
    await page.getByText('Due now').waitFor()
  }),
  at('/subscription/cancel'),
  at('/subscription/success?session_id=none'),
  screen('checkout', async (page) => {
    await page.goto('/subscription')
    await page.getByRole('radio', { name: 'Premium' }).check()
    const choice = page.getByRole('region', { name: 'Your choice' })
    await choice.getByRole('checkbox').check()
    await choice.getByRole('button', { name: /^Subscribe and pay/ }).click()
    await page.getByText('Test mode. No money moves.').waitFor()
  }),
  // This one is last, because no plan is offered after a hard mood.
  screen('/moment, care', async (page) => {
    await page.goto('/moment')
    await button(page, 'Heavy').click()
    await button(page, 'Continue').click()
    await page.getByRole('heading', { name: /a heavy day/ }).waitFor()
  }),
]

/** Checked again while consent for analytics is asked for. */
export const screensWithConsent: readonly Screen[] = [
  at('/pricing'),
  at('/about'),
  screen('/dashboard', dashboard),
  at('/profile#your-data', '#delete-account'),
  avatarTab('Build'),
  at('/subscription', '[aria-label="Current plan"]'),
]
