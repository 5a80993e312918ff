import type { SessionProvider } from '../session-provider.ts'
import { clerkSession } from './clerk-session.ts'
import { type ClerkConfig, loadClerk } from './load-clerk.ts'

/** Clerk's session, once Clerk is there. Rejects when it cannot be reached. */
export const openClerkSession = async (config: ClerkConfig): Promise<SessionProvider> =>
  clerkSession(await loadClerk(config))
