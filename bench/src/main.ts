// npm run bench: every figure beside its budget, measured now on this machine.
import { cpus } from 'node:os'
import { startEmbeddedPostgres } from '../../server/src/database/embedded/start.ts'
import { benchAvatars } from './avatars.ts'
import { benchBrowser } from './browser-figures.ts'
import { residentMegabytes } from './child.ts'
import { dataFolder } from './data-folder.ts'
import { benchGenerate } from './generate.ts'
import { startIssuer } from './issuer.ts'
import { benchList } from './list.ts'
import { aReader, startProduct, trusting } from './product.ts'
import { type Figure, toTable } from './report.ts'
import { benchSpeak } from './speak.ts'
import { benchStart } from './start.ts'
import { benchVoiceMemory } from './voice-memory.ts'
import { benchWordTimes } from './word-times.ts'

const quiet = { info: () => undefined, error: (message: string) => process.stderr.write(`${message}\n`) }

/** The figures that need a server under load, all against one database of the bench's own. */
async function benchServer(dataDir: string): Promise<Figure[]> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet })
  const issuer = await startIssuer()
  const { host, port, user, database } = postgres.connection
  const databaseUrl = `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
  const list = await benchList(issuer, postgres.connection, databaseUrl)
  const product = await startProduct({ ...trusting(issuer.issuer), DATABASE_URL: databaseUrl, DATA_DIR: dataDir })
  const token = await issuer.token('writer')
  await aReader(product.url, postgres.connection, token, 'writer', 0)
  const generate = await benchGenerate(product.url, token)
  const speak = await benchSpeak(product.url, token)
  const avatars = await benchAvatars(product.url, token)
  const memory = {
    what: 'server memory after all that',
    value: residentMegabytes(product.child.pid),
    unit: 'MB',
    limit: 200,
  }
  await product.child.stop()
  issuer.stop()
  await postgres.stop()
  return [...list, ...generate, ...speak, ...avatars, memory]
}

const folder = dataFolder()
try {
  const figures = [
    ...(await benchBrowser()),
    ...(await benchStart()),
    ...(await benchServer(folder.path)),
    ...(await benchVoiceMemory()),
    ...(await benchWordTimes()),
  ]
  process.stdout.write(`\n${cpus().length} cores, Node ${process.version}\n\n${toTable(figures)}\n`)
} finally {
  folder.remove()
}
