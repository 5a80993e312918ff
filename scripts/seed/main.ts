// npm run seed: signs a user up and creates a month of lines through the API, so that every screen has something to
// show. `npm run seed -- --people 1000 --days 90` also fills the database with people nobody can sign in as.

import { manualClock } from '@glimmer/server/adapters/clock/manual'
import { readProcessConfig } from '@glimmer/server/config/config'
import { openLog } from '@glimmer/server/http/logging'
import { start } from '@glimmer/server/start'
import { findBuildLayout } from '@glimmer/server/startup/build-layout'
import { fillDatabase, readCrowd } from './crowd.ts'
import { writeAMonth } from './month.ts'
import { maya, signUpMaya } from './sign-up.ts'

const config = { ...readProcessConfig(), logLevel: 'silent' as const }
if (config.identity.kind !== 'embedded' || config.environment === 'production') {
  process.stderr.write('The seed signs up with the embedded identity provider, and never in production.\n')
  process.exit(1)
}

const clock = manualClock(new Date())
const main = new URL('../../server/src/main.ts', import.meta.url).href
try {
  const crowd = readCrowd(process.argv.slice(2))
  const { app, stop } = await start(config, findBuildLayout(main), { clock, log: openLog(config.logLevel) })
  const token = await signUpMaya(config.identity.issuer, config.publicUrl)
  const lines = await writeAMonth({ url: config.publicUrl, token, clock })
  if (crowd) process.stdout.write(`${await fillDatabase(app.database, crowd, new Date())}\n`)
  await stop()
  process.stdout.write(`${lines} lines for ${maya.email}, password "${maya.password}". Now: npm start\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
