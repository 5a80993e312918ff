// The app with a third-party OpenID Connect provider (LemonLDAP::NG): a user signs in, in a real browser, reloads, has
// their tokens refreshed in both ways, and leaves; tokens that are not meant for the app are refused; opaque access
// tokens are introspected, or reported as unusable; the provider goes down and comes back. Needs a build.
import { randomBytes } from 'node:crypto'
import { births, caller } from '@glimmer/server/testing/people'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { ensureChromium, launchArguments } from '../chromium.ts'
import { tokensOf } from './kit/code-flow.ts'
import { drill, must, type Stage } from './kit/drill.ts'
import { somePorts, startInstance } from './kit/instance.ts'
import { demoPerson, startLemonldap } from './kit/lemonldap.ts'
import { until } from './kit/program.ts'
import { fillIn, lookAroundUntil, signIn } from './kit/walk.ts'
import { bearerOf, watch } from './kit/watch.ts'

/**
 * So short that tokens are refreshed while the user looks around: the app refreshes those with less than 20 seconds
 * left.
 */
const tokenSeconds = 25

const asker = { id: 'glimmer-api', secret: randomBytes(16).toString('hex') }

/**
 * An app with its own client at each of these ports; the last two clients are foreign ones, at the first app’s address.
 */
async function prepareClients() {
  const ports = (await somePorts(4)) as [number, number, number, number]
  const at = (port: number, id: string, more: object) => {
    const app = `http://127.0.0.1:${port}`
    return { id, port, app, audience: `${app}/api`, tokenSeconds, makesJwts: true, refreshes: false, ...more }
  }
  const elsewhere = 'https://another.example/api'
  return {
    refreshing: at(ports[0], 'with-refresh-tokens', { refreshes: true }),
    framed: at(ports[1], 'with-frames-alone', {}),
    opaque: at(ports[2], 'with-opaque-tokens', { makesJwts: false }),
    asked: at(ports[3], 'with-introspection', { makesJwts: false, tokenSeconds: 600 }),
    stranger: at(ports[0], 'another-app', { tokenSeconds: 600 }),
    misdirected: at(ports[0], 'another-api', { audience: elsewhere, tokenSeconds: 600 }),
  }
}
type Provider = Awaited<ReturnType<typeof startLemonldap>>
type Clients = Awaited<ReturnType<typeof prepareClients>>
type Client = Clients['refreshing']

const startAs = (stage: Stage, issuer: string, { id, port, audience }: Client, more: Record<string, string> = {}) =>
  startInstance(stage, port, {
    IDENTITY: 'oidc',
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: id,
    OIDC_AUDIENCE: audience,
    LOG_LEVEL: 'silent',
    ...more,
  })

const here = (page: Page) => new URL(page.url()).pathname
const profileOf = (app: string, token: string) => caller({ url: app }, token).call('GET /users/profile')
const statusFor = async (app: string, token: string) => (await profileOf(app, token)).status

/** Signs a user in for the first time; returns the requests of the page since then. */
async function enter(page: Page, client: Client) {
  const seen = watch(page)
  await signIn(page, client)
  await page.waitForURL('**/welcome/age')
  const token = bearerOf(seen)
  await caller({ url: client.app }, token).call('POST /users/age', { body: births.adult })
  return { seen, token }
}

async function comeIn(page: Page, client: Client) {
  const { seen, token } = await enter(page, client)
  const { body } = await profileOf(client.app, token)
  const told = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  must(!told.email && !told.name, 'its access tokens hold neither name nor email')
  must(
    body.firstName === demoPerson.name && body.email === demoPerson.email,
    `somebody signs in, and is called ${body.firstName} <${body.email}>, as userinfo says`,
  )
  return seen
}

async function refuseStrangers(context: BrowserContext, issuer: string, clients: Clients) {
  const { stranger, misdirected, refreshing } = clients
  const { app } = refreshing
  const own = await tokensOf(context, issuer, refreshing)
  must((await statusFor(app, own.access_token)) === 200, 'an access token of its own client is good')
  must((await statusFor(app, own.id_token)) === 401, 'an ID token is refused (401)')
  const another = await tokensOf(context, issuer, stranger)
  must((await statusFor(app, another.access_token)) === 401, 'so is a token for the same audience of another client')
  const elsewhere = await tokensOf(context, issuer, misdirected)
  must((await statusFor(app, elsewhere.access_token)) === 401, 'and one for another audience')
}

async function withRefreshTokens(stage: Stage, provider: Provider, context: BrowserContext, clients: Clients) {
  const { refreshing: client } = clients
  const page = await context.newPage()
  await startAs(stage, provider.url, client)
  const seen = await comeIn(page, client)
  await page.goto(`${client.app}/dashboard`)
  const skip = page.getByRole('button', { name: 'Skip all of this' })
  await skip.click()
  must(seen.silent() > 0, 'after a reload they are signed in still, by a frame nobody sees')
  await lookAroundUntil(page, 'a refresh token is used', () => seen.refreshed() > 0)
  await until('the new token is used', () => seen.bearers().at(-1) !== seen.bearers()[0])
  must((await statusFor(client.app, bearerOf(seen))) === 200, 'while they look around, a refresh token brings new ones')
  await refuseStrangers(context, provider.url, clients)

  await provider.stop()
  must(
    (await statusFor(client.app, bearerOf(seen))) === 200,
    'while the provider is away, whoever is signed in stays so',
  )
  const away = await (await context.browser()?.newContext())?.newPage()
  if (!away) throw new Error('There is no browser.')
  await away.goto(`${client.app}/login`)
  await away.getByRole('button', { name: 'Continue', exact: true }).click()
  await away.getByText('We couldn’t reach the sign-in page just now.').waitFor()
  must(here(away) === '/login', 'whoever wants to sign in meanwhile is told so, in place')
  await provider.start()
  await away.getByRole('button', { name: 'Continue', exact: true }).click()
  await fillIn(away)
  await away.waitForURL(`${client.app}/dashboard`)
  must(true, 'and once it is back the same button leads there')
  await away.context().close()

  await page.getByRole('button', { name: demoPerson.name, exact: true }).click()
  await page.getByRole('button', { name: 'Logout', exact: true }).click()
  await page.waitForURL(`${client.app}/`)
  await page.goto(`${client.app}/login`)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.locator('input[name=password]').waitFor()
  must(true, 'signing out ends the provider’s session too: the next sign-in asks for the password')
}

async function withFramesAlone(stage: Stage, provider: Provider, context: BrowserContext, { framed: client }: Clients) {
  const page = await context.newPage()
  await startAs(stage, provider.url, client)
  const seen = await comeIn(page, client)
  await page.goto(`${client.app}/dashboard`)
  await page.getByRole('button', { name: 'Skip all of this' }).click()
  const before = seen.silent()
  await lookAroundUntil(page, 'the provider is asked in a frame', () => seen.silent() > before)
  must(seen.refreshed() === 0, 'without refresh tokens a frame brings new ones while they look around')
  await context.clearCookies({ name: 'lemonldap' })
  await page.reload()
  await page.getByText('Authentication required. Please sign in again.').waitFor()
  must(here(page) === '/login', 'once the provider has forgotten them they are asked to sign in, and can')
}

async function withOpaqueTokens(
  stage: Stage,
  provider: Provider,
  context: BrowserContext,
  { opaque: client }: Clients,
) {
  const page = await context.newPage()
  await startAs(stage, provider.url, client)
  const answer = page.waitForResponse((response) => response.url().includes('/api/users/sync') && !response.ok())
  await signIn(page, client)
  const { code } = (await (await answer).json()) as { code: string }
  must(code === 'identity_misconfigured', `access tokens that cannot be read are told of: ${code}`)
  await page.getByText('The people who run this site need to fix it.').waitFor()
  must(true, 'and the person reads that they are signed in, and who has to mend it')
}

async function withIntrospection(
  stage: Stage,
  provider: Provider,
  context: BrowserContext,
  { asked: client }: Clients,
) {
  const page = await context.newPage()
  await startAs(stage, provider.url, client, {
    OIDC_INTROSPECTION_CLIENT_ID: asker.id,
    OIDC_INTROSPECTION_CLIENT_SECRET: asker.secret,
  })
  const { token } = await enter(page, client)
  const { status, body } = await profileOf(client.app, token)
  must(
    !token.includes('.') && status === 200 && body.email === demoPerson.email,
    'with leave to ask about them they do',
  )
  const junk = randomBytes(32).toString('hex')
  must((await statusFor(client.app, junk)) === 401, 'one that the provider does not know is refused (401)')
  const from = performance.now()
  await context.request.get(`${provider.url}/?logout=1`)
  await until('the token is refused', async () => (await statusFor(client.app, token)) === 401, 75_000)
  const seconds = Math.round((performance.now() - from) / 1000)
  must(seconds <= 61, `one that is ended there is refused within a minute (${seconds} s)`)
}

const packages = {
  starman: 'starman',
  'llng-fastcgi-server': 'liblemonldap-ng-portal-perl lemonldap-ng-fastcgi-server',
}

await drill(packages, async (stage) => {
  const clients = await prepareClients()
  const provider = await startLemonldap(stage, [...Object.values(clients), asker])
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: launchArguments })
  stage.atTheEnd(() => browser.close())
  for (const walk of [withRefreshTokens, withFramesAlone, withOpaqueTokens, withIntrospection]) {
    const context = await browser.newContext()
    await walk(stage, provider, context, clients)
    await context.close()
  }
})
