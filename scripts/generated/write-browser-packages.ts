/** Writes which packages browsers load: run `npm run generate:notices` after a page has begun to use another one. */
import { writeFileSync } from 'node:fs'
import { browserPackagesJson } from './browser-packages.ts'

writeFileSync(
  new URL('../../apps/server/texts/browser-packages.gen.json', import.meta.url),
  browserPackagesJson(),
)
