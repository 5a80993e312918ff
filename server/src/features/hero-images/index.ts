export { heroImageRoutes } from './routes.ts'
