export { findUnanswered } from './evening.ts'
export { eveningRoutes } from './routes.ts'
