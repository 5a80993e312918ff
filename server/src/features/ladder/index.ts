export { countAnswer, findSteps, restartLadder } from './ladder.ts'
export { ladderData } from './personal-data.ts'
