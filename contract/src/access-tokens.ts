import * as z from 'zod'
import { ShortName } from './collections.ts'
import { binary, type RateLimit, type Route, routes, tokenScopes } from './route.ts'

/** How many private addresses and access tokens a user may have together. */
export const maxAccessTokens = 20

const TokenScope = z.enum(tokenScopes)

/** A secret that acts for a user without a session, as its owner sees it: the secret itself is not stored. */
export const AccessToken = z.object({
  _id: z.uuid(),
  /** `address`: a private address of today's line. `api`: a personal access token for the API. */
  use: z.enum(['address', 'api']),
  name: z.string(),
  /** The first characters of the secret, to recognise it by. */
  prefix: z.string(),
  /** Whether an address may show a line that says the user's name. */
  byName: z.boolean(),
  scopes: z.array(TokenScope),
  createdAt: z.iso.datetime(),
  /** When it was last used, to the hour; null if never. */
  usedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
})
export type AccessToken = z.output<typeof AccessToken>

/** `secret` is returned once: the token, or the address up to its ending, to which `.json` and the like are added. */
export const NewAccessToken = AccessToken.extend({ secret: z.string() })
export type NewAccessToken = z.output<typeof NewAccessToken>

export const CreateAccessToken = z.discriminatedUnion('use', [
  z.strictObject({ use: z.literal('address'), name: ShortName, byName: z.boolean().default(false) }),
  z.strictObject({
    use: z.literal('api'),
    name: ShortName,
    scopes: z.array(TokenScope).min(1, 'Choose what it may do.').max(tokenScopes.length),
    /** It does not expire if this is left out. */
    expiresInDays: z.number().int().min(1).max(366, 'Choose at most a year.').optional(),
  }),
])
export type CreateAccessToken = z.output<typeof CreateAccessToken>

/** The longest side of a picture, in pixels. */
export const maxPictureSide = 2000
const Side = z.coerce.number().int().min(1).max(maxPictureSide, `Choose at most ${maxPictureSide} pixels.`)

export const PictureQuery = z.strictObject({
  width: Side.default(1080),
  height: Side.default(1080),
  /** Light from dawn until the evening and dark afterwards, if left out. */
  theme: z.enum(['light', 'dark']).optional(),
})
export type PictureQuery = z.output<typeof PictureQuery>

const perAddress: RateLimit = { name: 'private-address', most: 60, within: 'minute', per: 'token' }

/** What all forms of a private address have in common. */
const address = {
  access: 'public',
  crossOrigin: true,
  limits: [perAddress],
  problems: ['not_found'],
} as const satisfies Partial<Route>

export const accessTokens = routes({
  'GET /users/access-tokens': {
    summary: "List the user's private addresses and access tokens, newest first",
    ages: 'any',
    reply: z.object({ items: z.array(AccessToken) }).meta({ id: 'AccessTokens' }),
  },
  'POST /users/access-tokens': {
    summary: "Create a private address of today's line, or a personal access token; its secret is returned once",
    body: CreateAccessToken,
    reply: NewAccessToken,
    status: 201,
    // For personal access tokens: an address only shows a line.
    fresh: 'if-needed',
    problems: ['fresh_sign_in', 'access_tokens_full'],
  },
  'DELETE /users/access-tokens/{id}': {
    summary: 'Revoke a private address or an access token for good',
    ages: 'any',
    problems: ['not_found'],
  },
  'GET /today/{token}/line.json': {
    ...address,
    summary: "Get today's line as JSON, by a private address",
    reply: binary('application/json'),
  },
  'GET /today/{token}/line.txt': {
    ...address,
    summary: "Get today's line as plain text, by a private address",
    reply: binary('text/plain'),
  },
  'GET /today/{token}/line.ics': {
    ...address,
    summary: 'Get the lines of seven days as an iCalendar feed, by a private address',
    reply: binary('text/calendar'),
  },
  'GET /today/{token}/line.atom': {
    ...address,
    summary: "Get today's line as an Atom feed, by a private address",
    reply: binary('application/atom+xml'),
  },
  'GET /today/{token}/line.png': {
    ...address,
    summary: "Get today's line as a picture in the light of the hour, by a private address",
    query: PictureQuery,
    reply: binary('image/png'),
    limits: [perAddress, { name: 'private-address-picture', most: 20, within: 'minute', per: 'token' }],
  },
})
