import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newToken } from '@hojip/platform/ids'

/** The demo makes its own secret once and keeps it beside its data. */
export function appSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, newToken(), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(file, 'utf8')
}
