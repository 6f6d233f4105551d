import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestCluster } from '@hojip/platform/testing'
import { testServerOf } from '../../test/server-of.ts'
import { copyTree } from '../copy.ts'
import { closeBench, type Bench } from './try.ts'

export interface Benches {
  benches: Bench[]
  close(): Promise<void>
}

/** Makes `count` copies of the tree, which share one database server. */
export async function openBenches(root: string, count: number): Promise<Benches> {
  const parent = mkdtempSync(join(tmpdir(), 'hojip-mutate-'))
  const cluster = await openTestCluster(testServerOf(process.env))
  const benches = Array.from({ length: count }, (_, lane): Bench => {
    const folder = join(parent, String(lane))
    copyTree(root, folder)
    return { folder, databaseUrl: cluster.databases.serverUrl }
  })
  return {
    benches,
    close: async () => {
      await Promise.all(benches.map(closeBench))
      await cluster.close()
      rmSync(parent, { recursive: true, force: true })
    },
  }
}
