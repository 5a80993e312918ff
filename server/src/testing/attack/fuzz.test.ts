import { tokenScopes } from '@glimmer/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caller, createMember, type Person, type TestReply } from '../people.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { attackOn } from './attack-request.ts'
import { type DescribedRoute, describedRoutes } from './described-routes.ts'
import { aFullAccount, anOperator, type FullAccount, isForOperators, operatorsAddress } from './full-account.ts'

/** Enough to exercise every route in many ways. FUZZ_CALLS sets a longer run, FUZZ_SEED a different one. */
const calls = Number(import.meta.env.FUZZ_CALLS ?? 600)
const seed = Number(import.meta.env.FUZZ_SEED ?? 20261121)
const atOnce = 8

let glimmer: TestApp
let maya: FullAccount
let noor: FullAccount
let olga: FullAccount
/** A program with an access token of Maya's that may do everything such a token can. */
let program: Pick<Person, 'send'>
beforeAll(async () => {
  glimmer = await startTestApp({
    settings: { REQUESTS_PER_MINUTE: '10000000', OPERATORS: operatorsAddress },
    pushTransport: async () => ({ status: 201 }),
  })
  ;[maya, noor, olga] = await Promise.all([aFullAccount(glimmer), aFullAccount(glimmer), anOperator(glimmer)])
  const token = { use: 'api' as const, name: 'A program', scopes: [...tokenScopes] }
  program = caller(glimmer, (await maya.call('POST /users/access-tokens', { body: token })).body.secret)
})
afterAll(() => glimmer.stop())

/** The caller of each request. One account is replaced regularly, because a request may delete it. */
const callers: Person[] = []
const nextCaller = async (turn: number, route: DescribedRoute) => {
  if (isForOperators(route)) return olga
  if (turn % 40 === 0) callers[0] = await createMember(glimmer)
  if (turn % 2 === 0) return turn % 8 === 0 ? program : maya
  return callers[0] ?? maya
}
/** The only call that ends the run for its caller. */
const isLastCall = (key: string) => key === 'DELETE /users/account'

/** Describes what is wrong with a response, whatever was requested; undefined if nothing is. */
function faultOf({ status, headers, problem }: TestReply<unknown>): string | undefined {
  // Uploads over the limit are refused before they are read, with a Retry-After.
  const isMeant = problem?.code === 'uploads_busy' && headers.has('retry-after')
  if (status >= 500 && !isMeant) return 'a fault of the server'
  if (status < 400) return undefined
  const isProblem = headers.get('content-type')?.startsWith('application/problem+json')
  if (!isProblem || !problem.code || !problem.message) return 'a refusal without a code and a sentence'
  return problem.code === 'invalid_input' && !problem.errors?.length ? 'a refusal that names nothing' : undefined
}

test(`${calls} calls from the published document, seed ${seed}, get no answer of 5xx and no nameless refusal`, async () => {
  const { routes, schemas } = describedRoutes()
  const ids = [...maya.ids, ...noor.ids, ...maya.tokens, maya.ids[0]?.toUpperCase() ?? '']
  // An operator can delete accounts, those of the others' ids too.
  const around = (route: DescribedRoute) => ({ schemas, ids: isForOperators(route) ? olga.ids : ids })
  const perRoute = Math.ceil(calls / routes.length)
  const attacks = routes.flatMap((route, at) =>
    fc
      .sample(attackOn(route, around(route)), { numRuns: perRoute, seed: seed + at })
      .map((request) => ({ route, request })),
  )
  const faults: object[] = []
  const met = new Set<string>()
  const work = attacks.entries()
  const attack = async () => {
    for (const [turn, { route, request }] of work) {
      const person = isLastCall(route.key) ? await createMember(glimmer) : await nextCaller(turn, route)
      const answer = await person.send(route.method, request.path, request.init)
      met.add(route.key)
      const fault = faultOf(answer)
      if (fault) faults.push({ fault, key: route.key, status: answer.status, problem: answer.problem, request })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, attack))
  expect(faults).toEqual([])
  expect([...met].toSorted()).toEqual(routes.map(({ key }) => key).toSorted())
  expect(glimmer.logged()).not.toContain('unexpected failure')
}, 3_600_000)
