import { becomeMember, type Member, type MemberBrowser } from './browser.ts'
import { measureLoads } from './page-loads.ts'
import type { Figure } from './report.ts'
import { call } from './surroundings.ts'

const manyLines = 1_000

/** The access token with which a signed-in user's app calls the API. */
async function tokenOf({ browser, home }: MemberBrowser, member: Member): Promise<string> {
  const context = await browser.newContext({ storageState: member })
  const page = await context.newPage()
  const asked = page.waitForRequest((request) => request.headers().authorization !== undefined)
  await page.goto(`${home}/library`)
  const { authorization = '' } = (await asked).headers()
  await context.close()
  return authorization.replace('Bearer ', '')
}

/** The screens of a user who has written and favourited a thousand lines, on a slow phone. */
export async function benchManyLines(surroundings: MemberBrowser): Promise<Figure[]> {
  const { browser, home } = surroundings
  const member = await becomeMember(browser, home, 'many-lines@example.test')
  const api = { url: home, token: await tokenOf(surroundings, member) }
  for (let line = 1; line <= manyLines; line++) {
    const text = `I can take morning number ${line} one small step at a time.`
    const { _id } = await call<{ _id: string }>(api, 'POST', '/affirmations', { text })
    await call(api, 'POST', `/affirmations/${_id}/favorite`, { isFavorite: true })
  }
  return measureLoads(browser, home, [
    {
      name: `library with ${manyLines} lines`,
      path: '/library',
      member,
      shows: (page) => page.getByRole('region', { name: /^Lines about/ }),
      limit: 2000,
    },
    {
      name: `library, its favourites, with ${manyLines} lines`,
      path: '/library?show=favourites',
      member,
      shows: (page) => page.getByText(/morning number/),
      limit: 2000,
    },
    {
      name: `garden with ${manyLines} lines`,
      path: '/garden',
      member,
      shows: (page) => page.getByRole('heading', { level: 1 }),
      limit: 2000,
    },
  ])
}
