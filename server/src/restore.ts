import { BackupError } from './backup/archive.ts'
import { fileArgument } from './backup/file-argument.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { readProcessConfig } from './config/config.ts'
import { findBuildLayout } from './startup/build-layout.ts'
import { runProgram } from './startup/run-program.ts'

const usage = `restore FILE: fills an installation without people with what backup wrote into FILE. Stop the app before;
it may have been started. Keys in DATA_DIR that differ are kept beside the restored ones, as NAME.before-restore.`

runProgram(async () => {
  const source = fileArgument(process.argv.slice(2))
  if (source === 'help') return void process.stdout.write(`${usage}\n`)
  if (!source) throw new BackupError(usage)
  const { rows } = await restoreBackup(readProcessConfig(), findBuildLayout(import.meta.url), source.file)
  process.stdout.write(`${rows} rows are back.
If the old DATA_DIR is still there, copy its blobs/deleted-accounts to the same place in the new one: then people who left
since this backup are deleted again. Now start the app.
`)
})
