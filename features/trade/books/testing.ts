import { createMoneyActs } from '@hojip/payments'
import { checkBooks, type Question } from './actions/check-books.ts'
import { readExternalLedger } from './actions/external-ledger.ts'
import { refundsOf, type PayingMall } from '@hojip/payments/testing'

/** Throws with every broken invariant: for the end of tests that plant faults, after all jobs have run. */
export async function booksMustHold(
  mall: PayingMall,
  { acknowledged = [] }: Pick<Question, 'acknowledged'> = {},
): Promise<void> {
  const { db, clock } = mall.tools
  const externalLedger = await readExternalLedger(mall.simulatorUrl)
  const now = new Date(clock.nowMs())
  const findings = await checkBooks(db, { now, externalLedger, graceMs: 0, acknowledged })
  const broken = findings.filter((finding) => finding.broken.length > 0)
  if (broken.length > 0) throw new Error(`the books do not hold: ${JSON.stringify(broken, null, 2)}`)
}

/** Runs the jobs that are due, and none before its time, until a refund of the attempt has succeeded. */
export async function wentBack(mall: PayingMall, outTradeNo: string): Promise<void> {
  for (;;) {
    await mall.tools.jobs.drain()
    if ((await refundsOf(mall, outTradeNo)).some(({ status }) => status === 'success')) return
  }
}

/**
 * Waits until no money is under way: the gateway was asked about every payment, every refund has ended, and every
 * notification was handled.
 */
export async function settled(mall: PayingMall): Promise<void> {
  const booksTools = createMoneyActs(mall.tools, mall.options)
  for (;;) {
    await mall.tools.jobs.drain()
    const { db } = mall.tools
    const open = await db.selectFrom('payment_attempt').select('id').where('status', '=', 'open').execute()
    for (const { id } of open) await booksTools.askAgain(id)
    const refunds = await db
      .selectFrom('payment_refund')
      .select('id')
      .where('status', 'in', ['queued', 'processing'])
      .execute()
    for (const { id } of refunds) await booksTools.retryRefund(id)
    const externalLedger = await readExternalLedger(mall.simulatorUrl)
    const isPaid = (number: string) => externalLedger?.entries.some((entry) => entry.outTradeNo === number)
    const unheard = await db
      .selectFrom('payment_attempt')
      .select(['out_trade_no', 'id'])
      .where('status', 'in', ['open', 'closed'])
      .execute()
    const late = unheard.filter((one) => isPaid(one.out_trade_no))
    for (const { id } of late) await booksTools.askAgain(id)
    if (refunds.length === 0 && late.length === 0) return
  }
}
