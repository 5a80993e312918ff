export { isOfPackToTry } from './pack-to-try.ts'
export { setData } from './personal-data.ts'
export { setRoutes } from './routes.ts'
