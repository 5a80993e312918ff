import { interactionPolicy } from 'oidc-provider'

/**
 * When to stop and ask. `prompt=create` (OpenID Connect Prompt Create 1.0) comes first, or a visitor who asked for an
 * account would be shown the sign-in form; consent goes, since the only client is the app itself.
 */
export function createInteractionPolicy() {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0)
  return policy
}
