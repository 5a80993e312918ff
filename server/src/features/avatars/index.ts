export { avatarData } from './personal-data.ts'
export { avatarRoutes } from './routes.ts'
export { setCurrent } from './set-current.ts'
export { sweepDrafts } from './sweep.ts'
