export { tutorialData } from './personal-data.ts'
export { tutorialRoutes } from './routes.ts'
