import { join } from 'node:path'
import { checkBooks } from '@hojip/books'
import type { Tables } from '@hojip/db'
import { migrate } from '@hojip/db/migrate'
import { openDatabase } from '@hojip/platform/db'
import { freePort } from '@hojip/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aGuardedMall } from '../security/testing/guarded-mall.ts'
import { anArchivedServer, canArchive } from './testing/archived-server.ts'
import { aBuyerOf } from './testing/buyer.ts'

const isPossible = canArchive()

test.runIf(isPossible)(
  'a mall is brought back to a moment: orders before it, none after it, and the books hold',
  async () => {
    const server = await anArchivedServer()
    const mall = await aGuardedMall({}, async () => {
      await migrate(server.url)
      return server.url
    })
    try {
      // As Patroni has it: commits wait for a standby, which the copy does not have. `local` lets this one commit without.
      await server.ask('alter system set synchronous_commit = local')
      await server.ask("alter system set synchronous_standby_names = 'another'")
      await server.ask('select pg_reload_conf()')
      const lin = await aBuyerOf(mall, '13987650021')
      const before = [await lin.order(), await lin.order({ isPaid: false })]
      await server.backupTool('base-backup.sh', ['full'])
      before.push(await lin.order(), await lin.order())
      // pgBackRest knows the end of a backup by the second, and reaches what is later.
      await server.ask('select pg_sleep(1)')
      const mark = await server.ask('select clock_timestamp()')
      const after = [await lin.order(), await lin.order({ isPaid: false })]
      await server.ask('select pg_switch_wal()')

      const port = await freePort()
      const folder = join(server.place, 'copy')
      const env = { DATABASE_URL: server.url, PORT: String(port) }
      const said = await server.backupTool('restore-to.sh', [mark, folder], env)
      expect(said).toContain('the books hold')
      const copyUrl = server.url.replace(/:\d+\//, `:${port}/`)
      const copy = openDatabase<Tables>({ url: copyUrl, max: 2 })
      const { rows } = await sql<{ id: string }>`select id from orders order by id`.execute(copy.db)
      expect(rows.map(({ id }) => id)).toEqual(before.toSorted())
      // The running mall has all of them, and its books hold as well.
      const findings = await checkBooks(mall.tools.db, {
        now: new Date(),
        acknowledged: [...before, ...after],
      })
      expect(findings.filter(({ broken }) => broken.length > 0)).toEqual([])
      expect(await server.ask('select archived_count > 0 and failed_count = 0 from pg_stat_archiver')).toBe(
        't',
      )
      await copy.close()
    } finally {
      await mall.close()
      await server.stop()
    }
  },
)
