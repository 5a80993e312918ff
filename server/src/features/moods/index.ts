export { moodData } from './personal-data.ts'
export { moodRoutes } from './routes.ts'
