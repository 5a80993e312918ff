export { rules } from './rules.ts'
export { runRetention, sweep } from './run-retention.ts'
