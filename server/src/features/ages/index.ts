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
export { agePersonalData } from './personal-data.ts'
