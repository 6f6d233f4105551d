import type { Db } from '@hojip/db'
import { liveDocument } from '@hojip/front-pages'
import type { FrontPage, PageName } from '@hojip/front-pages/contract'
import { nextChangeMs } from '@hojip/front-pages/rules'
import type { Clock } from '@hojip/platform/clock'

/** Something made from a front page, with the moment at which the page changes by itself. */
export interface UntilChange<T> {
  value: T
  untilMs: number
}

export function untilMsOf({ untilMs }: UntilChange<unknown>): number {
  return untilMs
}

/** Makes something from the published document of a page; without one nothing changes by itself. */
export async function untilChange<T>(
  db: Db,
  { page, clock }: { page: PageName; clock: Clock },
  make: (document: FrontPage | undefined, nowMs: number) => Promise<T>,
): Promise<UntilChange<T>> {
  const nowMs = clock.nowMs()
  const document = (await liveDocument(db, page)) ?? undefined
  const untilMs = document ? nextChangeMs(document, nowMs) : Infinity
  return { value: await make(document, nowMs), untilMs }
}
