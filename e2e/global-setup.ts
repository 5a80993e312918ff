import { startProduct } from './product.ts'

/** Playwright calls the default export. One built product for all journeys: real database, provider and voice. */
export default async function startForJourneys() {
  // Each newcomer says where they come from: from one address, only so many sign up in an hour.
  const product = await startProduct({ TRUSTED_PROXIES: '1' })
  process.env.GLIMMER_URL = product.url
  process.env.GLIMMER_IDENTITY_URL = product.identityUrl
  return () => product.stop()
}
