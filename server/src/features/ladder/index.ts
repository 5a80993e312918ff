export { countAnswer, findSteps, restartLadder } from './ladder.ts'
export { ladderPersonalData } from './personal-data.ts'
