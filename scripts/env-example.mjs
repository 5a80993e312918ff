// Writes .env.example from the tables in docs/configuration.md: every setting with its description, commented out.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { envExample } from './lib/env-example.mjs'
import { root } from './lib/run.mjs'

writeFileSync(join(root, '.env.example'), envExample(readFileSync(join(root, 'docs/configuration.md'), 'utf8')))
