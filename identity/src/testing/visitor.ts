import {
  type AuthorizationRequest,
  appUrl,
  authorizationRequest,
  claimsOf,
  redeem,
  type TokenReply,
} from './web-app.ts'

/** A simulated browser: it stores cookies by path, follows redirects and fills in forms. It runs no scripts. */
export interface Visitor {
  /** The address of the last page; the app's own address after a redirect to it. */
  url: string
  status: number
  text: string
  headers: Headers
  visit(url: string, options?: RequestInit): Promise<void>
  /**
   * Fills in and submits a form of the page, including its hidden fields: the first form, or the first with `button` in
   * it.
   */
  submit(fields: Record<string, string>, headers?: Record<string, string>, button?: string): Promise<void>
  cookie(name: string): Cookie | undefined
  /** The address of the link with these words. */
  link(words: string): string
}

export interface Cookie {
  name: string
  value: string
  path: string
  /** As sent by the server, such as `path=/; httponly`. */
  attributes: string
}

function readCookies(headers: Headers, jar: Cookie[]): Cookie[] {
  return headers.getSetCookie().reduce((kept, line) => {
    const [pair = '', ...attributes] = line.split(/;\s*/)
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/'
    const others = kept.filter((cookie) => cookie.name !== name || cookie.path !== path)
    return value === '' ? others : [...others, { name, value, path, attributes: attributes.join('; ') }]
  }, jar)
}

const unescapeHtml = (text: string) =>
  text
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')

const attribute = (tag: string, name: string) => unescapeHtml(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

const hiddenFields = (form: string): Record<string, string> =>
  Object.fromEntries(
    [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'name'),
      attribute(tag, 'value'),
    ]),
  )

export function aVisitor(): Visitor {
  let jar: Cookie[] = []
  const cookiesFor = (path: string) =>
    jar.filter((cookie) => path.startsWith(cookie.path)).map(({ name, value }) => `${name}=${value}`)

  const visitor: Visitor = {
    url: '',
    status: 0,
    text: '',
    headers: new Headers(),
    async visit(url, options = {}) {
      visitor.url = url
      if (url.startsWith(appUrl)) return
      const headers = new Headers(options.headers)
      headers.set('cookie', cookiesFor(new URL(url).pathname).join('; '))
      const response = await fetch(url, { ...options, headers, redirect: 'manual' })
      jar = readCookies(response.headers, jar)
      Object.assign(visitor, { status: response.status, headers: response.headers, text: await response.text() })
      const location = response.headers.get('location')
      if (location) await visitor.visit(new URL(location, url).href)
    },
    async submit(fields, headers = {}, button = '') {
      const forms = [...visitor.text.matchAll(/<form[^>]*>.*?<\/form>/gs)].map(([form]) => form)
      const form = forms.find((each) => each.includes(button))
      if (!form) throw new Error(`There is no form at ${visitor.url}`)
      const action = new URL(attribute(form, 'action'), visitor.url)
      const body = new URLSearchParams({ ...hiddenFields(form), ...fields })
      await visitor.visit(action.href, { method: 'POST', body, headers: { origin: action.origin, ...headers } })
    },
    cookie: (name) => jar.find((cookie) => cookie.name === name),
    link(words) {
      const tag = [...visitor.text.matchAll(/<a\b[^>]*>(.*?)<\/a>/gs)].find(([, inside]) =>
        inside?.includes(words),
      )?.[0]
      if (!tag) throw new Error(`There is no link "${words}" at ${visitor.url}`)
      return new URL(attribute(tag, 'href'), visitor.url).href
    },
  }
  return visitor
}

export const goodPassword = 'quiet lake at dawn'

/** Opens the sign-up page, fills it in and submits it. */
export async function signUpAs(visitor: Visitor, issuer: string, email: string, password = goodPassword) {
  const request = authorizationRequest(issuer, { prompt: 'create' })
  await visitor.visit(request.url)
  await visitor.submit({ email, password })
  return request
}

/** Opens the sign-in page, fills it in and submits it. */
export async function signInAs(visitor: Visitor, issuer: string, email: string, password = goodPassword) {
  const request = authorizationRequest(issuer)
  await visitor.visit(request.url)
  await visitor.submit({ email, password, remember: 'yes' })
  return request
}

/** The code the app was sent, or undefined while the visitor is still at the provider. */
export function codeOf(visitor: Visitor): string | undefined {
  return visitor.url.startsWith(appUrl) ? (new URL(visitor.url).searchParams.get('code') ?? undefined) : undefined
}

export interface SignedInVisitor {
  visitor: Visitor
  request: AuthorizationRequest
  code: string
  tokens: TokenReply
}

/** A user with a new account, whose app has its tokens. */
export async function aSignedInVisitor(issuer: string, email: string): Promise<SignedInVisitor> {
  const visitor = aVisitor()
  const request = await signUpAs(visitor, issuer, email)
  const code = codeOf(visitor)
  if (!code) throw new Error(`Signing up ended at ${visitor.url} with ${visitor.status}`)
  return { visitor, request, code, tokens: await redeem(issuer, request, code) }
}

/** Signs in with another browser and redeems its code for tokens. */
export async function aSecondBrowser(issuer: string, email: string, password = goodPassword) {
  const visitor = aVisitor()
  const request = await signInAs(visitor, issuer, email, password)
  return { visitor, tokens: await redeem(issuer, request, codeOf(visitor) ?? '') }
}

/** Whether the app would get a code for this browser without anybody signing in. */
export async function isSignedIn(issuer: string, visitor: Visitor): Promise<boolean> {
  await visitor.visit(authorizationRequest(issuer, { prompt: 'none' }).url)
  return codeOf(visitor) !== undefined
}

/**
 * Signs a user up or in on the provider's pages for the app at `appAddress`; returns its access token and the user's
 * id at the provider, or undefined if the provider refuses.
 */
export async function enterApp(
  { issuer, appAddress }: { issuer: string; appAddress: string },
  prompt: 'create' | 'login',
  credentials: { email: string; password: string },
): Promise<{ token: string; subject: string } | undefined> {
  const addresses = { redirect_uri: `${appAddress}/auth/callback`, resource: `${appAddress}/api` }
  const request = authorizationRequest(issuer, { ...addresses, prompt })
  const visitor = aVisitor()
  await visitor.visit(request.url)
  await visitor.submit({ ...credentials, remember: 'yes' })
  const code = new URL(visitor.url).searchParams.get('code')
  const { access_token: token } = code ? await redeem(issuer, request, code) : {}
  return token === undefined ? undefined : { token, subject: claimsOf(token).sub }
}
