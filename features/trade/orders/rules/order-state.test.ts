import { nextMallDay } from '@hojip/platform/mall-time'
import { expect, test } from 'vitest'
import {
  actionsOf,
  mayHappen,
  transitions,
  type Actor,
  type OrderFacts,
  type OrderStatus,
  type TransitionName,
} from './order-state.ts'
import { policy } from '@hojip/policy'

const now = Date.UTC(2026, 10, 20, 4)
const statuses: OrderStatus[] = [0, 3, 4, 5, 99]
const actors: Actor[] = ['buyer', 'shop', 'system', 'gateway', 'carrier', 'operator']
const names = Object.keys(transitions) as TransitionName[]

const fresh: OrderFacts = {
  status: 0,
  finishedAt: null,
  closedAt: null,
  closeReason: null,
  deadlineAt: now + 60_000,
  deadlineAction: null,
  shipByAt: null,
  isExtended: false,
  isShopExtended: false,
  remindedAt: null,
  shipped: 0,
  due: 3,
  ready: 3,
  remaining: 3,
  openRefunds: 0,
  isBroughtBack: false,
  toComment: 3,
  isHidden: false,
}

/** The effect of refunds on an order's lines. */
const refunds = [0, 3].flatMap((remaining) =>
  [0, 1].flatMap((ready) => [0, 1].map((openRefunds) => ({ remaining, ready, openRefunds }))),
)
const clocks = [
  { deadlineAction: 'ship', isBroughtBack: false },
  { deadlineAction: 'cancelLate', isBroughtBack: false },
  { deadlineAction: 'giveBack', isBroughtBack: true },
  { deadlineAction: 'giveBack', isBroughtBack: false },
  { deadlineAction: null, isBroughtBack: true },
] as const

/** Every order that matters to the table: each status with each combination of the facts it checks. */
const orders: OrderFacts[] = statuses.flatMap((status) =>
  [0, 1, 3].flatMap((shipped) =>
    [0, 3].flatMap((due) =>
      [null, 'cancelled', 'timeout', 'refunded', 'calledOff', 'late'].flatMap((closeReason) =>
        [now - 1, now - policy.reopenMs].flatMap((closedAt) =>
          [true, false].flatMap((isHidden) =>
            [null, now, now + 1].flatMap((shipByAt) =>
              clocks.flatMap((clock) =>
                refunds.map((refund) => ({
                  ...fresh,
                  ...refund,
                  status,
                  shipped,
                  due,
                  isHidden,
                  shipByAt,
                  ...clock,
                  closeReason: closeReason as OrderFacts['closeReason'],
                  closedAt: closeReason ? closedAt : null,
                })),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
)

/** The same rules, written by hand: who moves an order from where to where, and when. */
const allowed: Record<TransitionName, (o: OrderFacts) => Actor | Actor[] | undefined> = {
  created: () => undefined,
  paid: (o) => (o.status === 0 ? 'gateway' : undefined),
  cancelled: (o) => (o.status === 0 ? 'buyer' : undefined),
  expired: (o) => (o.status === 0 ? 'system' : undefined),
  reopened: (o) =>
    o.status === 99 &&
    o.closedAt === now - 1 &&
    (o.closeReason === 'cancelled' || o.closeReason === 'timeout')
      ? 'gateway'
      : undefined,
  partShipped: (o) => (o.status === 3 && o.ready > 0 ? 'shop' : undefined),
  shipped: (o) => (o.status === 3 && o.shipped > 0 && o.shipped >= o.due ? ['shop', 'system'] : undefined),
  calledOff: (o) => (o.status === 3 && o.shipped === 0 && o.shipByAt !== now ? 'buyer' : undefined),
  cancelledLate: (o) => (o.status === 3 && o.shipped === 0 && o.shipByAt === now ? 'buyer' : undefined),
  expiredLate: (o) =>
    o.status === 3 && o.shipped === 0 && o.deadlineAction === 'cancelLate' ? 'system' : undefined,
  refunded: (o) => (o.status === 3 && o.remaining === 0 ? 'system' : undefined),
  refundedOnTheWay: (o) => (o.status === 4 && o.remaining === 0 ? 'system' : undefined),
  received: (o) => (o.status === 4 && o.openRefunds === 0 ? 'buyer' : undefined),
  autoReceived: (o) => (o.status === 4 && o.openRefunds === 0 && !o.isBroughtBack ? 'system' : undefined),
  givenBack: (o) =>
    o.status === 4 && o.isBroughtBack && o.deadlineAction === 'giveBack' && o.openRefunds === 0
      ? 'system'
      : undefined,
  hidden: (o) => (o.status === 5 && !o.isHidden && o.openRefunds === 0 ? 'buyer' : undefined),
  hiddenClosed: (o) => (o.status === 99 && !o.isHidden && o.openRefunds === 0 ? 'buyer' : undefined),
}

test.each(names)('%s is allowed for the right orders and roles, and no others', (name) => {
  const wrong = orders.flatMap((order) =>
    actors.flatMap((actor) =>
      mayHappen(name, order, actor, now) === [allowed[name](order)].flat().includes(actor)
        ? []
        : [{ actor, order }],
    ),
  )
  expect(wrong).toEqual([])
})

test('the graph is 0→3→4→5, 0→99, 3→99, 4→99 and 99→3 by late money; nothing else returns to an earlier status', () => {
  const edges = new Set(Object.values(transitions).map(({ from, to }) => `${from}→${to}`))
  expect([...edges].sort()).toEqual(
    ['null→0', '0→3', '0→99', '3→3', '3→4', '3→99', '4→5', '4→99', '5→5', '99→3', '99→99'].sort(),
  )
})

function buyer(change: Partial<OrderFacts>) {
  return actionsOf({ ...fresh, ...change }, 'buyer', now)
}

function shop(change: Partial<OrderFacts>) {
  return actionsOf({ ...fresh, ...change }, 'shop', now)
}

test('what the buyer may do', () => {
  expect(buyer({ status: 0 })).toEqual(['pay', 'cancel', 'changeAddress'])
  expect(buyer({ status: 0, deadlineAt: now })).toEqual(['cancel', 'changeAddress'])
  expect(buyer({ status: 3 })).toEqual(['cancel', 'changeAddress', 'remind', 'buyAgain'])
  expect(buyer({ status: 3, shipByAt: now })).toEqual(['cancel', 'changeAddress', 'remind', 'buyAgain'])
  expect(buyer({ status: 3, shipByAt: now, shipped: 1 })).not.toContain('cancel')
  expect(buyer({ status: 3, shipped: 1 })).toEqual(['remind', 'track', 'buyAgain'])
  expect(buyer({ status: 4, shipped: 3 })).toEqual(['confirm', 'track', 'buyAgain'])
  const clock = { status: 4, shipped: 3, deadlineAction: 'receive' } as const
  expect(buyer(clock)).toEqual(['confirm', 'extend', 'track', 'buyAgain'])
  expect(buyer({ ...clock, isExtended: true })).not.toContain('extend')
  const completed = { status: 5, shipped: 3, finishedAt: now - policy.commentWindowMs + 1 } as const
  expect(buyer(completed)).toEqual(['delete', 'comment', 'track', 'buyAgain'])
  expect(buyer({ ...completed, toComment: 0 })).not.toContain('comment')
  expect(buyer({ ...completed, finishedAt: completed.finishedAt - 1 })).not.toContain('comment')
  expect(buyer({ status: 99, closeReason: 'timeout', closedAt: now })).toEqual(['delete', 'buyAgain'])
})

test('what the shop may do', () => {
  expect(shop({ status: 0 })).toEqual([])
  expect(shop({ status: 3 })).toEqual(['ship'])
  expect(shop({ status: 3, shipped: 1 })).toEqual(['ship', 'track'])
  expect(shop({ status: 4, shipped: 3 })).toEqual(['track'])
  const clock = { status: 4, shipped: 3, deadlineAction: 'receive' } as const
  expect(shop({ ...clock, isExtended: true })).toEqual(['extend', 'track'])
  expect(shop({ ...clock, isShopExtended: true })).toEqual(['track'])
  expect(shop({ status: 99 })).toEqual([])
})

test('one reminder per day in the mall’s time zone', () => {
  expect(buyer({ status: 3, remindedAt: now - 1 })).not.toContain('remind')
  const tomorrow = nextMallDay(now)
  expect(new Date(tomorrow).toISOString()).toBe('2026-11-20T16:00:00.000Z')
  expect(actionsOf({ ...fresh, status: 3, remindedAt: now }, 'buyer', tomorrow)).toContain('remind')
  expect(actionsOf({ ...fresh, status: 3, remindedAt: now }, 'buyer', tomorrow - 1)).not.toContain('remind')
})
