export { correctAgeFor } from './correct-age-for.ts'
export { serveGuardianPages } from './guardian/serve-guardian-pages.ts'
export { ageJobs } from './jobs.ts'
export { ageRoutes } from './routes.ts'
