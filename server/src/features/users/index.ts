export { addTombstone, isDeleted } from './deleted-identities.ts'
export { lastAuthenticatedAt, noteFreshSignIn } from './fresh-sign-in.ts'
export { userPersonalData } from './personal-data.ts'
export { readProfile } from './read-profile.ts'
export {
  type AccountRow,
  changeEmail,
  endTokens,
  findAccount,
  findUser,
  nameless,
  toUser,
  updateUser,
} from './store.ts'
export { syncUser } from './sync.ts'
export { chooseValues } from './values.ts'
