import { recountStock } from '@hojip/inventory'
import { runDeadline } from '@hojip/orders'
import type { Mended } from '@hojip/payments'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { booksRefusals as r } from '../refusals.ts'
import { actsOf, reasons, type Act, type TroubleKind } from '../rules/troubles.ts'
import { keepAct } from '../store/acts.ts'
import { failedJob, stuckOrder } from '../store/troubles.ts'
import type { BooksTools } from './tools.ts'

export interface MendWish {
  kind: TroubleKind
  pkId: string
  act: Act
  note: string
}

/** The job of the order's deadline once more; payments are asked about first, as closing does anyway. */
async function mendOrder(tools: BooksTools, id: string): Promise<Mended> {
  const order = await stuckOrder(tools.db, id, new Date(tools.clock.nowMs()))
  if (!order) return 'gone'
  await runDeadline(tools, { ...order, orderId: id })
  return 'underWay'
}

async function retryJob(tools: BooksTools, id: string): Promise<Mended> {
  const job = await failedJob(tools.db, id)
  return job && (await tools.jobs.retry(job.name, id)) ? 'underWay' : 'gone'
}

function mendCase({ money }: BooksTools, { pkId, act, note }: MendWish, by: string): Promise<Mended> {
  if (act === 'refund') return money.refundCase(pkId, by)
  return act === 'close' ? money.closeCase(pkId, { note, by }) : money.mendAgain(pkId, by)
}

async function mend(tools: BooksTools, wish: MendWish, by: string): Promise<Mended> {
  const { kind, pkId } = wish
  if (kind === 'case') return mendCase(tools, wish, by)
  if (kind === 'refund') return tools.money.retryRefund(pkId)
  if (kind === 'payment') return tools.money.askAgain(pkId)
  if (kind === 'order') return mendOrder(tools, pkId)
  if (kind === 'job') return retryJob(tools, pkId)
  if (kind === 'stock') return (await recountStock(tools.db, pkId)) ? 'done' : 'gone'
  return 'gone'
}

/** Some reason of the kind has to allow the act; whether this one does, the room that does it knows. */
function mayBe({ kind, act }: MendWish): boolean {
  return reasons[kind].some((reason) => actsOf(kind, reason).includes(act))
}

/** One hand laid on the books: done by the room whose they are, and kept with who did it and what came of it. */
export async function mendTrouble(
  tools: BooksTools,
  viewer: Viewer,
  wish: MendWish,
): Promise<
  | { outcome: 'done' | 'underWay' | 'waiting' | 'refused' }
  | Refusal<'books/gatewaySilent' | 'books/notThisWay' | 'books/noteMissing' | 'books/troubleGone'>
> {
  const { kind, act, pkId, note } = wish
  if (!mayBe(wish)) return refuse(r.notThisWay)
  if (act === 'close' && note === '') return refuse(r.noteMissing)
  const outcome = await mend(tools, wish, viewer.userId)
  if (outcome === 'gone') return refuse(r.troubleGone)
  const at = new Date(tools.clock.nowMs())
  const subject = `${kind} ${pkId}`
  await keepAct(tools.db, {
    ...{ id: newId(), userId: viewer.userId, act, subject, outcome, at },
    ...(note ? { data: { note } } : {}),
  })
  tools.log.info('books.act', { userId: viewer.userId, act, subject, outcome })
  return outcome === 'silent' ? refuse(r.gatewaySilent) : { outcome }
}
