import { makeBackup } from './backup/make-backup.ts'
import { runFileCommand } from './backup/run-file-command.ts'
import { readProcessConfig } from './config/config.ts'

const usage = `backup FILE: writes the database, the blobs on disk and the keys of DATA_DIR into FILE, such as
glimmer.tar.gz, while the app runs or not. A file of that name is replaced. A bucket (BLOBS=s3) and secrets given as
settings are yours to keep.`

runFileCommand(usage, async (file) => {
  const { rows, files } = await makeBackup(readProcessConfig(), file)
  return `${file} holds ${rows} rows in ${files} files. Keep it where only you can read it.`
})
