import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleInEveryLook, ignoreFaults, signUp, test } from '#fixtures.ts'
import { agreeTo, choice, problem, toCheckout } from '#pages.ts'

const plan = (page: Page) => page.getByRole('region', { name: 'Current plan' })
const note = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words })

/** Subscribes without a trial, as for a user who has had one before: the first month is paid at once. */
const skipTrial = (page: Page) =>
  page.route('**/api/subscriptions/create', async (route) => {
    const body: unknown = route.request().postDataJSON()
    await route.continue({ postData: { ...(body as object), trial: false } })
  })

/** Upgrades an existing plan to Pro and returns the amount due at once. */
async function upgrade(page: Page): Promise<string> {
  await agreeTo(page, 'Pro')
  const due = await choice(page).getByText('Due now').locator('b').textContent()
  await choice(page)
    .getByRole('button', { name: /^Upgrade and pay/ })
    .click()
  return due ?? ''
}

async function useCard(page: Page, card: string) {
  await page.getByRole('button', { name: 'Update card' }).click()
  await page.getByRole('button', { name: card }).click()
  await expect(page.getByText(`Your card now: ${card.toLowerCase()}`)).toBeVisible()
  await page.getByRole('link', { name: 'Back to Glimmer' }).click()
}

test('starts a Premium trial, cancels it and resumes it', async ({ page, visitor, faults }) => {
  await signUp(page, visitor)

  await test.step('all conditions are shown above the button, which needs the checkbox to be ticked', async () => {
    await page.goto('/subscription')
    await expect(plan(page).getByRole('heading', { name: 'Free' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'Premium' }).check()
    await expect(choice(page).getByText(/^£[\d.]+ a month, including VAT$/)).toBeVisible()
    await expect(choice(page).getByText('Monthly, until you cancel')).toBeVisible()
    await expect(choice(page).getByText(/^14 days from today, and another 14 from your first payment/)).toBeVisible()
    await choice(page)
      .getByRole('button', { name: /^Subscribe and pay £[\d.]+ from/ })
      .click()
    await expect(choice(page).getByText('Please tick this to start now.')).toBeVisible()
    await expectAccessibleInEveryLook(page)
  })

  await test.step('the checkout leads back, and the plan is active, after a reload too', async () => {
    await choice(page).getByRole('checkbox').check()
    await choice(page)
      .getByRole('button', { name: /^Subscribe and pay/ })
      .dblclick()
    await expect(page.getByText('Test mode. No money moves.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Premium is yours' })).toBeVisible()
    await expectAccessibleInEveryLook(page)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Premium is yours' })).toBeVisible()
    await page.getByRole('button', { name: 'User', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Subscription (paid plan)' })).toBeVisible()
    await page.getByRole('link', { name: 'Subscription (paid plan)' }).click()
    await expect(plan(page).getByText('Free trial')).toBeVisible()
    await expect(page.getByRole('img', { name: /^Lines for you: \d+ of 15 used/ })).toBeVisible()
    const contents = choice(page).getByRole('listitem')
    await expect(contents.filter({ hasText: 'styles for avatars' })).toHaveCount(1)
    await expect(contents.filter({ hasText: /themes/i })).toHaveCount(1)
  })

  await test.step('two clicks cancel the plan, which stays until its end; a failure is said', async () => {
    await page.route('**/api/subscriptions/cancel', (route) => route.fulfill({ status: 500, body: 'gone' }), {
      times: 1,
    })
    await page.getByRole('button', { name: 'Cancel plan' }).click()
    const confirm = page.getByRole('button', { name: 'Cancel Premium' })
    await confirm.click()
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to cancel subscription' })).toBeVisible()
    ignoreFaults(faults, 'status of 500')
    await confirm.click()
    await expect(note(page, 'Premium is cancelled.')).toBeVisible()
    await expect(plan(page).getByText('Cancelled')).toBeVisible()
    await expect(plan(page).getByRole('heading', { name: 'Premium' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('one click resumes it, and costs nothing', async () => {
    await page.getByRole('button', { name: 'Keep Premium' }).click()
    await expect(note(page, 'You stay on Premium. Nothing was charged.')).toBeVisible()
    await expect(plan(page).getByText('Free trial')).toBeVisible()
  })
})

test('changes no plan before a payment succeeds, charges the amount shown, and schedules a downgrade', async ({
  page,
  visitor,
}) => {
  await signUp(page, visitor)
  await skipTrial(page)

  await test.step('a declined card charges nothing, and an abandoned checkout says so', async () => {
    await toCheckout(page, 'Premium')
    await page.getByRole('button', { name: 'Decline', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('The card was declined. Nothing was charged.')
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Nothing was charged' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the bank asks for confirmation, and gets it', async () => {
    await toCheckout(page, 'Premium')
    // While requests are intercepted the browser keeps no pages, and could not go back to one.
    await page.unroute('**/api/subscriptions/create')
    await page.getByRole('button', { name: 'Require bank confirmation' }).click()
    await page.getByRole('button', { name: 'Yes, confirm' }).click()
    await expect(page.getByRole('heading', { name: 'Premium is yours' })).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: 'Yes, confirm' }).click()
    await expect(page.getByRole('heading', { name: 'Premium is yours' })).toBeVisible()
  })

  await test.step('an upgrade that needs the bank’s confirmation changes nothing until it is confirmed', async () => {
    await page.goto('/subscription')
    await useCard(page, 'A card whose bank wants to confirm')
    const due = await upgrade(page)
    expect(due).toMatch(/^£\d/)
    await expect(page.getByRole('heading', { name: 'One more step to Pro' })).toBeVisible()
    await expect(plan(page).getByRole('heading', { name: 'Premium' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue to the payment' }).click()
    await page.getByRole('button', { name: 'Confirm and pay' }).click()
    await expect(plan(page).getByRole('heading', { name: 'Pro' })).toBeVisible()
    const payments = page.getByRole('region', { name: 'Payments' }).getByRole('listitem')
    await expect(payments).toHaveCount(2)
    await expect(payments.first()).toContainText(due)
    await expect(page.getByRole('img', { name: /^Lines for you: \d+, no limit/ })).toBeVisible()
  })

  await test.step('the downgrade is scheduled for the end of the period, and can be undone', async () => {
    await page.getByRole('radio', { name: 'Premium' }).check()
    await choice(page)
      .getByRole('button', { name: /^Move to Premium on/ })
      .click()
    await expect(page.getByRole('heading', { name: /^You move to Premium on/ })).toBeVisible()
    await expect(plan(page).getByRole('heading', { name: 'Pro' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Stay on Pro' }).click()
    await expect(page.getByRole('heading', { name: /^You move to Premium on/ })).toBeHidden()
  })
})

test('shows errors of plan changes in the server’s words, and counts a failed checkout', async ({
  page,
  visitor,
  faults,
}) => {
  await page.addInitScript(() => localStorage.setItem('glimmer.counting', 'yes'))
  await page.clock.install()
  await signUp(page, visitor)
  await page.goto('/subscription')
  const isCounted = async () => {
    const told = page.waitForRequest('**/api/analytics/events')
    await page.clock.fastForward(5_000)
    const counted = { name: 'checkout_failed', properties: { tier: 'premium' } }
    expect((await told).postDataJSON().events).toContainEqual(counted)
  }

  await test.step('a price that cannot be shown counts as a failed checkout', async () => {
    await page.route('**/api/subscriptions/preview?*', (route) => route.fulfill({ status: 500, body: 'gone' }))
    await page.getByRole('radio', { name: 'Premium' }).check()
    const sentence = 'Service temporarily unavailable. Please try again later.'
    await expect(choice(page).getByRole('alert')).toHaveText(sentence)
    await isCounted()
    await page.unroute('**/api/subscriptions/preview?*')
    await page.reload()
  })
  await agreeTo(page, 'Premium')
  const refused = 'This plan is not on sale just now.'
  for (const [answer, sentence] of [
    [{ status: 500, body: 'gone' }, 'Service temporarily unavailable. Please try again later.'],
    [problem(409, { code: 'plan_conflict', message: refused }), refused],
  ] as const) {
    await page.route('**/api/subscriptions/create', (route) => route.fulfill(answer), { times: 1 })
    await choice(page)
      .getByRole('button', { name: /^Subscribe and pay/ })
      .click()
    await expect(choice(page).getByRole('alert')).toHaveText(sentence)
  }
  await isCounted()

  await page.route('**/api/subscriptions/success/*', (route) => route.fulfill({ status: 403, body: 'no' }))
  await page.goto('/subscription/success?session_id=nobody-knows-it')
  await expect(page.getByRole('heading', { name: 'Failed to verify subscription' })).toBeVisible()
  await expectAccessible(page)
  ignoreFaults(faults, 'status of')
})
