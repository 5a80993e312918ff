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
  readAge,
} from './ages.ts'
export { ageData } from './personal-data.ts'
