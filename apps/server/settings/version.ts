import { readFileSync } from 'node:fs'

/** The version of the mall's own package. */
export function versionOfMall(): string {
  const about = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(about) as { version: string }).version
}
