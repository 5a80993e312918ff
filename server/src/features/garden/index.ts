export { gardenRoutes } from './routes.ts'
