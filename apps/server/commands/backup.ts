import { noteBackup } from '@hojip/health'
import { makeBackup } from '../backups/make-backup.ts'
import { terminalProgress } from '../running/progress.ts'
import { giveUp, onMall } from './one-off.ts'

// Backs up the whole mall, running or not: `npm run backup -- FOLDER`, or into one encrypted file, `npm run backup -- FILE.tar.age`.

const [place, ...rest] = process.argv.slice(2)
if (!place || rest.length > 0)
  giveUp(['Name one folder or file ….tar.age that does not exist yet: npm run backup -- FOLDER'])

await onMall(async ({ tools, url }, config) => {
  const progress = terminalProgress(process.stdout)
  try {
    const { rows, tables, files, takenAt, bytes } = await makeBackup(
      config,
      { url, step: progress.step },
      place,
    )
    progress.end()
    process.stdout.write(
      `  ✓ ${place}: ${rows} rows of ${tables} tables and ${files} files, as of ${takenAt}\n`,
    )
    await noteBackup(tools.db, 'backup', { at: new Date(takenAt), place, bytes }).catch(() =>
      process.stdout.write('  – The database is of an older version and has no note of it.\n'),
    )
  } finally {
    progress.end()
  }
})
