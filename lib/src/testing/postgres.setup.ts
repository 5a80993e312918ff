import type { TestProject } from 'vitest/node'
import { startTestPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** Starts one PostgreSQL for the whole run; each test file creates its own database in it. */
export async function setup(project: TestProject) {
  const postgres = await startTestPostgres()
  project.provide('postgresUrl', postgres.url)
  return () => postgres.stop()
}
