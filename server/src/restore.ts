import { restoreBackup } from './backup/restore-backup.ts'
import { runFileCommand } from './backup/run-file-command.ts'
import { readProcessConfig } from './config/config.ts'
import { findBuildLayout } from './startup/build-layout.ts'

const usage = `restore FILE: fills an installation without people with what backup wrote into FILE. Stop the app before;
it may have been started. Keys in DATA_DIR that differ are kept beside the restored ones, as NAME.before-restore.`

runFileCommand(usage, async (file) => {
  const { rows } = await restoreBackup(readProcessConfig(), findBuildLayout(import.meta.url), file)
  return `${rows} rows are back.
If the old DATA_DIR is still there, copy its blobs/deleted-accounts to the same place in the new one: then people who left
since this backup are deleted again. Now start the app.`
})
