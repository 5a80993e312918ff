// Writes .env.example: every setting of README's table with its description, all of them commented out.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { envExample } from './lib/env-example.mjs'
import { root } from './lib/run.mjs'

writeFileSync(join(root, '.env.example'), envExample(readFileSync(join(root, 'README.md'), 'utf8')))
