import { anOrdersMall, type TestMall } from '@hojip/orders/testing'
import type { Db, Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { Bound } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { preferencesJobs, preferencesRoutes } from '@hojip/preferences'
import { writeNotices, type NewNotice } from './actions/write-notices.ts'
import { createPushService, noticesJobs, noticesRoutes } from './index.ts'

/** A mall with orders whose events become notices, and whose shoppers have preferences. */
export function aMallWithNotices(): Promise<TestMall> {
  return anOrdersMall(openNotices)
}

/** Registers the jobs of the room and returns its calls. No browser of these tests is at a push service. */
export function openNotices(tools: Tools): Bound[] {
  const { clock } = tools
  const secret = 'a secret of the mall in at least 32 characters'
  const pushService = createPushService({ secret, contact: 'mailto:nobody@localhost', others: [], clock })
  noticesJobs({ ...tools, pushService })
  preferencesJobs(tools)
  return [...noticesRoutes({ ...tools, pushService }), ...preferencesRoutes(tools)]
}

const name = { 'zh-CN': '辣白菜', 'en-US': 'Kimchi', 'ko-KR': '김치' }

/** A notice that a saved product costs less. */
export function aPriceNotice(userId: string, more: Partial<NewNotice> = {}): NewNotice {
  return {
    userId,
    kind: 'priceFell',
    source: newId(),
    at: new Date(),
    facts: { goodsId: newId(), name, picture: '/pictures/kimchi', more: 0, fen: 23_800, wasFen: 26_800 },
    ...more,
  } as NewNotice
}

/** Writes notices in a transaction of their own. */
export function write(db: Db, ...notices: NewNotice[]): Promise<void> {
  return inTransaction(db, (tx) => writeNotices(tx, notices))
}
