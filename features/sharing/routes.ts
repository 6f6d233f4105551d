import type { Db } from '@hojip/db'
import type { Clock } from '@hojip/platform/clock'
import { bind, type Bound } from '@hojip/platform/http'
import { createLink, resolveLink } from './actions/links.ts'
import { shareKey } from './actions/share-codes.ts'
import { sharingCalls } from './contract.ts'

export interface SharingOptions {
  /** The mall's secret. */
  secret: string
  /** The address of the mall, without a slash at its end. */
  publicUrl: string
  /** The mall's app: an address with `{path}` in place of the page's path; null where there is none. */
  appUrl: string | null
}

export function sharingRoutes(
  { db, clock }: { db: Db; clock: Clock },
  { secret, publicUrl, appUrl }: SharingOptions,
): Bound[] {
  const tools = { db, clock, publicUrl, appUrl, key: shareKey(secret) }
  return bind(sharingCalls, {
    'POST /appShare/createLink': (target, { locale }) => createLink(tools, target, locale),
    'GET /appShare/resolve/{code}': ({ code }, { locale }) => resolveLink(tools, code, locale),
  })
}
