import { BackupError } from './backup/archive.ts'
import { fileArgument } from './backup/file-argument.ts'
import { makeBackup } from './backup/make-backup.ts'
import { readProcessConfig } from './config/config.ts'
import { findBuildLayout } from './startup/build-layout.ts'
import { runProgram } from './startup/run-program.ts'

const usage = `backup FILE: writes the database, the blobs on disk and the keys of DATA_DIR into FILE, such as
glimmer.tar.gz, while the app runs or not. A file of that name is replaced. A bucket (BLOBS=s3) and secrets given as
settings are yours to keep.`

runProgram(async () => {
  const target = fileArgument(process.argv.slice(2))
  if (target === 'help') return void process.stdout.write(`${usage}\n`)
  if (!target) throw new BackupError(usage)
  const { rows, files } = await makeBackup(readProcessConfig(), findBuildLayout(import.meta.url), target.file)
  process.stdout.write(`${target.file} holds ${rows} rows in ${files} files. Keep it where only you can read it.\n`)
})
