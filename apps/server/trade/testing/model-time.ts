/** The deadlines of the model. */
import { close, isLate, holdReceipt, receive, times, type Line, type Model, type Order } from './model.ts'
import { grant, move, runsOut } from './model-refunds.ts'

interface Due {
  atMs: number
  order: Order
  line?: Line
}

/** All deadlines, the soonest first. */
function dues({ orders }: Model): Due[] {
  return orders
    .flatMap((order): Due[] => [
      ...(order.deadline ? [{ atMs: order.deadline.atMs, order }] : []),
      ...order.lines.flatMap((line) => {
        const deadline = line.application?.deadline
        return deadline ? [{ atMs: deadline.atMs, order, line }] : []
      }),
    ])
    .toSorted((a, b) => a.atMs - b.atMs)
}

/** Refunds take seconds of the mall's clock, which the model does not count. */
const soon = 240_000

/**
 * A time at which some deadline has just passed and before which no other is close; `undefined` when the order of
 * deadlines would be a matter of chance.
 */
export function nextDueMs(model: Model): number | undefined {
  const all = dues(model).filter(({ atMs }) => atMs > model.nowMs)
  let until = all[0]?.atMs
  if (until === undefined) return undefined
  for (const { atMs } of all) if (atMs <= until + soon) until = atMs
  const together = all.filter(({ atMs }) => atMs <= until)
  const isCancelled = (order: Order) =>
    together.some((due) => !due.line && due.order === order && order.deadline?.name === 'cancelLate')
  if (together.some(({ line, order }) => line && isCancelled(order))) return undefined
  return until + soon / 2
}

function orderRunsOut(order: Order, nowMs: number): void {
  const { name, atMs } = order.deadline!
  if (name === 'close') close(order, 'timeout', nowMs)
  if (name === 'receive') receive(order, nowMs, false)
  if (name === 'cancelLate') close(order, 'late', nowMs)
  if (name === 'ship' && isLate(order, nowMs))
    order.deadline = { name: 'cancelLate', atMs: atMs + times.cancelLate }
}

function lineRunsOut(line: Line, nowMs: number): void {
  const application = line.application!
  const { name } = application.deadline!
  switch (name) {
    case 'shopAnswers':
    case 'shopAnswersAgain':
      if (application.isReturn) move(application, 6, 'buyerReturns', nowMs)
      else grant(line, false)
      break
    case 'buyerAnswers':
      application.offer = null
      application.deadline = runsOut('shopAnswersAgain', nowMs)
      break
    case 'returnArrives':
      move(application, 7, 'shopInspects', nowMs)
      application.isBack = true
      break
    case 'shopInspects':
      grant(line, false)
      break
    case 'buyerReturns':
    case 'buyerAppeals':
      move(application, 5, null, nowMs)
  }
}

/** Applies every deadline that has passed by now, once. */
export function runOut(model: Model, beforeMs: number): void {
  for (const { atMs, order, line } of dues(model)) {
    if (atMs <= beforeMs || atMs > model.nowMs) continue
    if (line) lineRunsOut(line, model.nowMs)
    else orderRunsOut(order, model.nowMs)
    holdReceipt(order, model.nowMs)
  }
}
