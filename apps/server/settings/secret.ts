import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolders } from '@hojip/platform/folders'
import { newToken } from '@hojip/platform/ids'

/** The demo generates its secret once and stores it with its data. */
export function appSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) {
    makeFolders(dataDir)
    writeFileSync(file, newToken(), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(file, 'utf8')
}
