import { recountStock } from '@hojip/inventory'
import { runDeadline } from '@hojip/orders'
import type { Repaired } from '@hojip/payments'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { booksRefusals as r } from '../refusals.ts'
import { actsOf, reasons, type Act, type IssueKind } from '../rules/issues.ts'
import { recordAct } from '../store/acts.ts'
import { failedJob, stuckOrder } from '../store/issues.ts'
import type { BooksTools } from './tools.ts'

export interface RepairWish {
  kind: IssueKind
  pkId: string
  act: Act
  note: string
}

/** Sends the job of the order's deadline again. Closing an order asks the gateways about its payments first. */
async function repairOrder(tools: BooksTools, id: string): Promise<Repaired> {
  const order = await stuckOrder(tools.db, id, new Date(tools.clock.nowMs()))
  if (!order) return 'gone'
  await runDeadline(tools, { ...order, orderId: id })
  return 'underWay'
}

async function retryJob(tools: BooksTools, id: string): Promise<Repaired> {
  const job = await failedJob(tools.db, id)
  return job && (await tools.jobs.retry(job.name, id)) ? 'underWay' : 'gone'
}

function repairCase({ money }: BooksTools, { pkId, act, note }: RepairWish, by: string): Promise<Repaired> {
  if (act === 'refund') return money.refundCase(pkId, by)
  return act === 'close' ? money.closeCase(pkId, { note, by }) : money.repairAgain(pkId, by)
}

async function repair(tools: BooksTools, wish: RepairWish, by: string): Promise<Repaired> {
  const { kind, pkId } = wish
  if (kind === 'case') return repairCase(tools, wish, by)
  if (kind === 'refund') return tools.money.retryRefund(pkId)
  if (kind === 'payment') return tools.money.askAgain(pkId)
  if (kind === 'order') return repairOrder(tools, pkId)
  if (kind === 'job') return retryJob(tools, pkId)
  if (kind === 'stock')
    return (await inTransaction(tools.db, (tx) => recountStock(tx, pkId))) ? 'done' : 'gone'
  return 'gone'
}

/** Whether some reason of the kind allows the act. Whether this issue does is checked by the room that repairs it. */
function mayBe({ kind, act }: RepairWish): boolean {
  return reasons[kind].some((reason) => actsOf(kind, reason).includes(act))
}

/** Repairs an issue through the room it belongs to, and records who did it with which outcome. */
export async function repairIssue(
  tools: BooksTools,
  viewer: Viewer,
  wish: RepairWish,
): Promise<
  | { outcome: 'done' | 'underWay' | 'waiting' | 'refused' }
  | Refusal<'books/gatewaySilent' | 'books/notThisWay' | 'books/noteMissing' | 'books/issueGone'>
> {
  const { kind, act, pkId, note } = wish
  if (!mayBe(wish)) return refuse(r.notThisWay)
  if (act === 'close' && note === '') return refuse(r.noteMissing)
  const outcome = await repair(tools, wish, viewer.userId)
  if (outcome === 'gone') return refuse(r.issueGone)
  const at = new Date(tools.clock.nowMs())
  const subject = `${kind} ${pkId}`
  await recordAct(tools.db, {
    id: newId(),
    userId: viewer.userId,
    act,
    subject,
    outcome,
    at,
    ...(note ? { data: { note } } : {}),
  })
  tools.log.info('books.act', { userId: viewer.userId, act, subject, outcome })
  return outcome === 'silent' ? refuse(r.gatewaySilent) : { outcome }
}
