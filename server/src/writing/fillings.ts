/** Prints every line with a placeholder, with each of its fillings: `npm run lines:fillings`. */
import { fill, valueLines } from './bank/value-lines.ts'

for (const { text, level, values } of valueLines)
  for (const value of values) process.stdout.write(`${level}\t${value}\t${fill(text, value)}\n`)
