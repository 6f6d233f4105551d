import type { Db } from '@hojip/db'
import { anOrder } from '@hojip/orders/testing'
import type { PayingMall } from '@hojip/payments/testing'
import type { PayMethod } from '@hojip/policy/channels'
import { checkBooks } from '../actions/check-books.ts'
import { readExternalLedger } from '../actions/external-ledger.ts'
import { wentBack } from '../testing.ts'

export async function paid(mall: PayingMall, payType: PayMethod = '2') {
  const order = await anOrder(mall.tools)
  const { data } = await mall.open(order.lin, order.code, payType)
  await mall.pay(data.payCode)
  await mall.sent(data.payCode)
  return { ...order, payCode: data.payCode as string }
}

/** An order with two payments: the second is refunded. */
export async function paidTwice(mall: PayingMall) {
  const { lin, orderId, code } = await anOrder(mall.tools, { quantity: 2 })
  const [wechat, alipay] = [await mall.open(lin, code, '2'), await mall.open(lin, code, '1')]
  await mall.pay(wechat.data.payCode)
  await mall.sent(wechat.data.payCode)
  await mall.pay(alipay.data.payCode)
  await mall.sent(alipay.data.payCode)
  await wentBack(mall, alipay.data.payCode)
  return { orderId, first: wechat.data.payCode as string, second: alipay.data.payCode as string }
}

/** The names of the broken invariants. @param db the mall's database, or a transaction on it */
export async function brokenIn(mall: PayingMall, db: Db, acknowledged: string[] = []): Promise<string[]> {
  const externalLedger = await readExternalLedger(mall.simulatorUrl)
  const now = new Date(mall.tools.clock.nowMs())
  const findings = await checkBooks(db, { now, externalLedger, graceMs: 0, acknowledged })
  return findings.filter((one) => one.broken.length > 0).map((one) => one.name)
}
