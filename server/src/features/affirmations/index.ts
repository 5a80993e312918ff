export { briefOf, findPerson, gently, type Person } from './brief.ts'
export { ageCursor, instantCursor, refuseCursor, shelfCursor } from './cursor.ts'
export { fingerprintOf, refuseLockedThemes } from './generate.ts'
export { readPageAsJson } from './page-json.ts'
export { affirmationData } from './personal-data.ts'
export { storeResponse } from './respond.ts'
export { affirmationRoutes } from './routes.ts'
export {
  type AffirmationRow,
  addAffirmation,
  columns,
  findAffirmation,
  findAffirmations,
  type NewAffirmation,
  toAffirmation,
  toRow,
  updateAffirmation,
} from './store.ts'
export { isTodays, peekToday } from './today.ts'
