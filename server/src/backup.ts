import { BackupError } from './backup/archive.ts'
import { makeBackup } from './backup/make-backup.ts'
import { readProcessConfig } from './config/config.ts'
import { runProgram } from './startup/run-program.ts'

runProgram(async () => {
  const [target] = process.argv.slice(2)
  if (!target) throw new BackupError('Say where to: npm run backup -- FILE, such as glimmer.tar.gz.')
  const { rows, files } = await makeBackup(readProcessConfig(), target)
  process.stdout.write(`${target} holds ${rows} rows in ${files} files. Keep it where only you can read it.\n`)
})
