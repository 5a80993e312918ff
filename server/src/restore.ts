import { BackupError } from './backup/archive.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { readProcessConfig } from './config/config.ts'
import { findBuildLayout } from './startup/build-layout.ts'
import { runProgram } from './startup/run-program.ts'

runProgram(async () => {
  const [source] = process.argv.slice(2)
  if (!source) throw new BackupError('Say which: npm run restore -- FILE, one that npm run backup wrote.')
  const { rows } = await restoreBackup(readProcessConfig(), findBuildLayout(import.meta.url), source)
  process.stdout.write(`${rows} rows are back.
If the old DATA_DIR is still there, copy its blobs/deleted-accounts to the same place in the new one: then people who left
since this backup are deleted again. Now start the app.
`)
})
