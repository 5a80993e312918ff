import { startProduct } from './product.ts'

/** Starts one built product for all journeys, with a real database, identity provider and voice. */
export default async function startSharedProduct() {
  // Sign-ups are limited by IP address: the header of a trusted proxy gives each visitor their own.
  const product = await startProduct({ TRUSTED_PROXIES: '1', OPERATORS: 'olga@example.test' })
  process.env.GLIMMER_URL = product.url
  process.env.GLIMMER_IDENTITY_URL = product.identityUrl
  return () => product.stop()
}
