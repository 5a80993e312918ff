export { rules } from './rules.ts'
export { runRetention } from './run-retention.ts'
export { sweep } from './sweep.ts'
