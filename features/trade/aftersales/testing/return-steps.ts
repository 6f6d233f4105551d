import { runDeadline } from '../actions/run-deadline.ts'
import { anAgreedReturn, bought, refundNow, ship, type AfterSalesMall } from '../testing.ts'

/** Moves the clock to the deadline of a refund and runs its job. */
export async function runOut(mall: AfterSalesMall, pkId: string) {
  const { deadlineAt } = await refundNow(mall.tools, pkId)
  mall.tools.clock.advance(Math.max(0, deadlineAt!.getTime() - mall.tools.clock.nowMs()))
  await runDeadline(mall.tools, { refundId: pkId, deadlineAt: deadlineAt!.getTime() })
  return refundNow(mall.tools, pkId)
}

/** A paid and delivered order with a return to which the shop has agreed. */
export async function agreedReturn(mall: AfterSalesMall, quantity = 2) {
  const order = await bought(mall, { quantity })
  await ship(mall, order)
  return { ...order, ...(await anAgreedReturn(mall.tools, { order })) }
}
