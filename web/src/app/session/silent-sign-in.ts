import { UserManager } from 'oidc-client-ts'
import { paths } from '../../paths.ts'

/**
 * What runs at the address of the silent sign-in instead of the app: inside the hidden frame it hands the provider's answer to the page
 * around it. Opened as a page of its own it has nothing to do, and leads to the sign-in page.
 */
export async function finishSilentSignIn() {
  if (window.top === window) return location.replace(paths.signIn())
  await new UserManager({ authority: '', client_id: '', redirect_uri: '' }).signinSilentCallback()
}
