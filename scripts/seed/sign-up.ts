import { aVisitor } from '@glimmer/identity/testing/visitor'
import { authorizationRequest, redeem } from '@glimmer/identity/testing/web-app'

export const maya = { email: 'maya@example.test', password: 'quiet lake at dawn' }

/** Signs Maya up on the identity provider's own page, or in if she has an account; returns her access token. */
export async function signUpMaya(issuer: string, publicUrl: string): Promise<string> {
  const request = authorizationRequest(issuer, {
    redirect_uri: `${publicUrl}/auth/callback`,
    resource: `${publicUrl}/api`,
    prompt: 'create',
  })
  const visitor = aVisitor()
  await visitor.visit(request.url)
  await visitor.submit(maya)
  const code = new URL(visitor.url).searchParams.get('code')
  if (!code) throw new Error(`Signing up ended with ${visitor.status}.`)
  const { access_token: token } = await redeem(issuer, request, code)
  if (!token) throw new Error('The identity provider gave no token.')
  return token
}
