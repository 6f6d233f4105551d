import { join } from 'node:path'
import { migrate } from '@hojip/db/migrate'
import { startEmbeddedPostgres } from '@hojip/platform/embedded-postgres'
import { createLog } from '@hojip/platform/log'
import { openTestCluster } from '@hojip/platform/testing/database'

export interface SceneDatabase {
  url: string
  close(): Promise<void>
}

/** A migrated, empty database for a scene that needs no filled mall. */
export type SceneDatabases = (scene: string) => Promise<SceneDatabase>

/** Each scene has a server of its own, as a mall has. */
export function ownServers(dataDir: string): SceneDatabases {
  return async (scene) => {
    const options = { dataDir: join(dataDir, scene, 'postgres'), log: createLog('error') }
    const { url, stop } = await startEmbeddedPostgres(options)
    await migrate(url)
    return { url, close: stop }
  }
}

/** Copies of one database on the server of the tests, which is made in milliseconds: for a quick run. */
export function copiesOn(serverUrl: string | undefined): SceneDatabases {
  return async () => {
    const { freshDatabase, close } = await openTestCluster(serverUrl ? { url: serverUrl } : {})
    return { url: (await freshDatabase()).url, close }
  }
}
