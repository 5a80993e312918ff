import { vi } from 'vitest'

/** Hashes passwords with as little work as argon2 allows: what it costs is part of each hash, and is tested there. */
vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('node:crypto')>()
  const argon2: typeof crypto.argon2 = (algorithm, options, done) =>
    crypto.argon2(algorithm, { ...options, memory: 8, passes: 1 }, done)
  return { ...crypto, argon2 }
})
