export { clientConfigRoutes } from './routes.ts'
export { serveContact } from './serve-contact.ts'
