export { collectionData } from './personal-data.ts'
export { collectionRoutes } from './routes.ts'
