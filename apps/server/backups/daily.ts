import { noteBackup } from '@hojip/health'
import { onMall } from '../commands/one-off.ts'
import { terminalProgress } from '../running/progress.ts'
import { makeDaily } from './make-backup.ts'

// Makes the backup of the day, sends it to the bucket, and throws away what need not be kept: `npm run backup:daily`, by a timer
// or by the running mall.

await onMall(async ({ tools, url }, config) => {
  const { BACKUP_FOLDER: folder } = config
  if (!folder) throw new Error('BACKUP_FOLDER is missing: where are backups kept?')
  const progress = terminalProgress(process.stdout)
  try {
    const made = await makeDaily(
      { ...config, BACKUP_FOLDER: folder },
      { url, step: progress.step },
      tools.clock.nowMs(),
    )
    progress.end()
    const { place, bytes, takenAt, rows, isUploaded, removed } = made
    const fact = { at: new Date(takenAt), place, bytes }
    await noteBackup(tools.db, 'backup', fact)
    if (isUploaded) await noteBackup(tools.db, 'upload', fact)
    process.stdout.write(
      `  ✓ ${place}: ${rows} rows, ${Math.ceil(bytes / 2 ** 20)} MB, as of ${takenAt}${isUploaded ? ', uploaded' : ''}\n` +
        removed.map((old) => `    removed: ${old}\n`).join(''),
    )
  } finally {
    progress.end()
  }
})
