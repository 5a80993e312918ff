// npm run seed: signs a user up and creates a month of lines through the API, so that every screen has something to
// show. `npm run seed -- --people 1000 --days 90` also fills the database with people nobody can sign in as.

import { enterApp } from '@glimmer/identity/testing/visitor'
import { readProcessConfig } from '@glimmer/server/config/config'
import { openLog } from '@glimmer/server/http/logging'
import { start } from '@glimmer/server/start'
import { findBuildLayout } from '@glimmer/server/startup/build-layout'
import { manualClock } from '@glimmer/server/testing/manual-clock'
import { fillDatabase, readCrowd } from './crowd.ts'
import { writeAMonth } from './month.ts'

const config = { ...readProcessConfig(), logLevel: 'silent' as const }
if (config.identity.kind !== 'embedded' || config.environment === 'production') {
  process.stderr.write('The seed signs up with the embedded identity provider, and never in production.\n')
  process.exit(1)
}

const maya = { email: 'maya@example.test', password: 'quiet lake at dawn' }
const clock = manualClock(new Date())
const main = new URL('../../server/src/main.ts', import.meta.url).href
try {
  const crowd = readCrowd(process.argv.slice(2))
  const { app, stop } = await start(config, findBuildLayout(main), { clock, log: openLog(config.logLevel) })
  const provider = { issuer: config.identity.issuer, appAddress: config.publicUrl }
  const member = await enterApp(provider, 'create', maya)
  if (!member) throw new Error(`The identity provider refused to sign ${maya.email} up, or in.`)
  const lines = await writeAMonth({ url: config.publicUrl, ...member, clock })
  if (crowd) process.stdout.write(`${await fillDatabase(app.database, crowd, new Date())}\n`)
  await stop()
  process.stdout.write(`${lines} lines for ${maya.email}, password "${maya.password}". Now: npm start\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
