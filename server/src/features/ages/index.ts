export {
  type AgeRow,
  ageJobKeyPrefix,
  clearedGuardianFields,
  daysUntilClosing,
  findAge,
  findQuestions,
  type GuardianRow,
  guardianQuestionDays,
  isAgreement,
  readAge,
  readStatedAge,
} from './ages.ts'
export { agePersonalData } from './personal-data.ts'
