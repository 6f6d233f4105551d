import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'

/** BUILD_DIR as `config.ts` reads it, which is loaded later. */
export function buildDir(): string {
  const written = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  return resolve(process.env['BUILD_DIR']?.trim() || written['BUILD_DIR']?.trim() || 'dist')
}
