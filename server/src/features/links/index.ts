export { linkData } from './personal-data.ts'
export { sharingRoutes } from './routes.ts'
export { serveLinePage } from './serve-line-page.ts'
export { findShared } from './store.ts'
