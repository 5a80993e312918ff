import type { FastifyInstance } from 'fastify'
import { signInWithPasskey } from '#accounts/passkeys/sign-in.ts'
import { browserOf } from './device-cookie.ts'
import { finish, inInteraction, type Step } from './interaction.ts'
import type { Services } from './services.ts'
import { showSignIn } from './sign-in-routes.ts'

const unknown = 'That passkey didn’t sign you in. Please try again, or use your password.'

async function submit(services: Services, step: Step) {
  const { accounts, csrf } = services
  const fields = csrf.readForm(step.request)
  const { again, loginHint, uid } = step.interaction
  const remember = again !== undefined || fields.get('remember') === 'yes'
  const accountId =
    accounts.relyingParty &&
    (await signInWithPasskey(accounts, accounts.relyingParty, {
      interaction: uid,
      browser: browserOf(step.request),
      answer: fields.get('response') ?? '',
    }))
  if (accountId) return finish(services, step, { accountId, how: 'passkey', remember })
  return showSignIn(services, step, { email: loginHint, remember, message: unknown }, 422)
}

/**
 * Signing in with a passkey: it counts as both steps, since the device itself verifies the user (face, finger or PIN).
 */
export function passkeySignInRoutes(server: FastifyInstance, services: Services): void {
  server.post(
    '/interaction/:uid/passkey',
    inInteraction(services, (step) => submit(services, step)),
  )
}
