import { restoreBackup } from '@hojip/db/backup'
import { atPlace } from '@hojip/platform/folders'
import { withBackup } from '../backups/place.ts'
import { folderFault } from '../settings/data-folder.ts'
import { giveUp, onMall } from './one-off.ts'
import { terminalProgress } from '../running/progress.ts'

// Restores a backup into an empty database and a new DATA_DIR: `npm run restore -- FOLDER`, or `FILE.tar.age`, `s3:NAME`, `s3:latest`.

const [place, ...rest] = process.argv.slice(2)
if (!place || rest.length > 0)
  giveUp(['Name a backup (a folder, a file ….tar.age, s3:NAME or s3:latest): npm run restore -- PLACE'])

await onMall(async ({ url, tools }, config) => {
  // Before the rows are: they would be there, and their pictures not.
  const fault = folderFault(config.dataDir)
  if (fault) throw new Error(fault)
  const progress = terminalProgress(process.stdout)
  try {
    const { step } = progress
    const { tables, files, takenAt } = await withBackup(config, place, (folder) =>
      atPlace(config.dataDir, () =>
        restoreBackup({ url, dataDir: config.dataDir, folder, step, log: tools.log }),
      ),
    )
    progress.end()
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    process.stdout.write(
      `  ✓ ${rows} rows of ${tables.length} tables and ${files.length} files, as of ${takenAt}. Start the mall, and run\n` +
        '    npm run check:books. Later payments are in the bills of the gateways: npm run reconcile -- DAY\n' +
        '    Everybody signs in again. Whom you have removed, demoted or stopped since then, and whose password was changed,\n' +
        '    is as before: repeat it before you open the mall. Open invitations and recovery codes are to be made anew.\n',
    )
  } finally {
    progress.end()
  }
})
