export { ageData } from './personal-data.ts'
export { readAge } from './read-age.ts'
export {
  type AgeRow,
  clearedFields,
  closingDays,
  findAge,
  findQuestions,
  type GuardianRow,
  isAgreement,
  jobKeyPrefix,
  questionDays,
} from './store.ts'
