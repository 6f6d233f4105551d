import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { untilWaiting } from '@hojip/platform/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  countStock,
  isShort,
  openStock,
  receiveStock,
  recountStock,
  releaseHeld,
  returnSold,
  returnUnits,
  sellReleased,
  stockOf,
} from './store.ts'
import { aDatabase, aStall, brokenBooks, holdStock, sellHeld } from './testing.ts'

let { db, drop } = {} as Awaited<ReturnType<typeof aDatabase>>
beforeAll(async () => {
  ;({ db, drop } = await aDatabase(30))
})
afterAll(() => drop())

const byImport = { kind: 'import' } as const

type Lines = { orderId: string; skuId: string; quantity: number }[]
function hold(lines: Lines): Promise<'held' | 'short'> {
  return inTransaction(db, (tx) => holdStock(tx, lines)).then(
    () => 'held',
    (error: unknown) => {
      if (isShort(error)) return 'short'
      throw error
    },
  )
}

test('a recount waits for an order under way, and counts what it takes', async () => {
  const { skuIds } = await aStall(db, { stock: 5 })
  const skuId = skuIds[0]!
  let recounted: Promise<boolean> | undefined
  await inTransaction(db, async (tx) => {
    await holdStock(tx, [{ orderId: newId(), skuId, quantity: 2 }])
    recounted = inTransaction(db, (other) => recountStock(other, skuId))
    await untilWaiting(db)
  })
  expect(await recounted).toBe(true)
  expect(await stockOf(db, [skuId])).toMatchObject([{ onHand: 5, reserved: 2 }])
})

describe('holding', () => {
  test('reserves all lines of all orders', async () => {
    const { skuIds } = await aStall(db, { prices: [1, 2], stock: 5 })
    const orders = [newId(), newId()]
    expect(
      await hold([
        { orderId: orders[0]!, skuId: skuIds[0]!, quantity: 2 },
        { orderId: orders[1]!, skuId: skuIds[0]!, quantity: 3 },
        { orderId: orders[1]!, skuId: skuIds[1]!, quantity: 1 },
      ]),
    ).toBe('held')
    expect((await stockOf(db, skuIds)).map((s) => s.reserved)).toEqual([5, 1])
  })

  test('reserves nothing when one line is short', async () => {
    const { skuIds } = await aStall(db, { prices: [1, 2], stock: 5 })
    const orderId = newId()
    const short = await hold([
      { orderId, skuId: skuIds[0]!, quantity: 5 },
      { orderId, skuId: skuIds[1]!, quantity: 6 },
    ])
    expect(short).toBe('short')
    expect((await stockOf(db, skuIds)).map((s) => s.reserved)).toEqual([0, 0])
    expect(await db.selectFrom('stock_hold').where('order_id', '=', orderId).selectAll().execute()).toEqual(
      [],
    )
  })

  test('adds up the lines of one SKU, across orders too', async () => {
    const { skuIds } = await aStall(db, { stock: 5 })
    const lines = [3, 3].map((quantity) => ({ orderId: newId(), skuId: skuIds[0]!, quantity }))
    expect(await hold(lines)).toBe('short')
  })

  test('a SKU that never received units is short', async () => {
    const { skuIds } = await aStall(db)
    await db.deleteFrom('stock').where('sku_id', '=', skuIds[0]!).execute()
    expect(await hold([{ orderId: newId(), skuId: skuIds[0]!, quantity: 1 }])).toBe('short')
    expect(await hold([{ orderId: newId(), skuId: newId(), quantity: 1 }])).toBe('short')
  })
})

test('200 buyers racing for 50 units get exactly 50', async () => {
  const { skuIds } = await aStall(db, { stock: 50 })
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => hold([{ orderId: newId(), skuId: skuIds[0]!, quantity: 1 }])),
  )
  expect(answers.filter((answer) => answer === 'held')).toHaveLength(50)
  expect(await stockOf(db, skuIds)).toMatchObject([{ onHand: 50, reserved: 50 }])
})

test('baskets of several SKUs in any order never deadlock', async () => {
  const { skuIds } = await aStall(db, { prices: [1, 2, 3, 4, 5], stock: 60 })
  const orders = Array.from({ length: 100 }, (_, i) => {
    const turned = [...skuIds.slice(i % 5), ...skuIds.slice(0, i % 5)]
    const picked = (i % 2 === 0 ? turned : turned.reverse()).slice(0, 3)
    return { orderId: newId(), lines: picked }
  })
  const answers = await Promise.all(
    orders.map(async ({ orderId, lines }, i) => {
      const answer = await hold(lines.map((skuId) => ({ orderId, skuId, quantity: 1 })))
      if (answer === 'short') return answer
      await db
        .transaction()
        .execute((tx) => (i % 3 === 0 ? releaseHeld(tx, [orderId]) : sellHeld(tx, [orderId])))
      return 'held'
    }),
  )
  expect(answers).toContain('held')
  expect(await brokenBooks(db)).toEqual([])
})

test('selling and releasing happen once', async () => {
  const { skuIds } = await aStall(db, { stock: 10 })
  const skuId = skuIds[0]!
  const [paid, closed] = [newId(), newId()]
  await hold([
    { orderId: paid, skuId, quantity: 2 },
    { orderId: closed, skuId, quantity: 3 },
  ])
  for (let i = 0; i < 3; i++)
    await inTransaction(db, async (tx) => {
      await sellHeld(tx, [paid])
      await releaseHeld(tx, [closed])
      await releaseHeld(tx, [paid])
      await sellHeld(tx, [closed])
    })
  expect(await stockOf(db, [skuId])).toMatchObject([{ onHand: 8, reserved: 0, sold: 2, received: 10 }])
})

test('a late payment sells what was released, not what is held, once and only when all of it is still there', async () => {
  const { skuIds } = await aStall(db, { prices: [1, 2], stock: 4 })
  const orderId = newId()
  const lines = skuIds.map((skuId) => ({ orderId, skuId, quantity: 3 }))
  const sellAgain = (id = orderId) => inTransaction(db, (tx) => sellReleased(tx, id))
  const roomy = await aStall(db, { stock: 10 })
  const heldId = newId()
  await hold([{ orderId: heldId, skuId: roomy.skuIds[0]!, quantity: 3 }])
  expect(await sellAgain(heldId)).toBe(false)
  await hold(lines)
  expect(await sellAgain()).toBe(false)
  await inTransaction(db, (tx) => releaseHeld(tx, [orderId]))
  const other = newId()
  await hold([{ orderId: other, skuId: skuIds[1]!, quantity: 2 }])
  expect(await sellAgain()).toBe(false)
  await inTransaction(db, (tx) => releaseHeld(tx, [other]))
  expect(await sellAgain()).toBe(true)
  expect(await sellAgain()).toBe(false)
  expect((await stockOf(db, skuIds)).map((s) => [s.onHand, s.reserved, s.sold])).toEqual([
    [1, 0, 3],
    [1, 0, 3],
  ])
})

test('a count of the shelf never removes reserved units', async () => {
  const { skuIds } = await aStall(db, { stock: 10 })
  const skuId = skuIds[0]!
  await hold([{ orderId: newId(), skuId, quantity: 4 }])
  await countStock(db, [{ skuId, onHand: 1 }], byImport)
  expect(await stockOf(db, [skuId])).toMatchObject([{ onHand: 4, reserved: 4, received: 4 }])
  await receiveStock(db, skuId, 6, byImport)
  expect(await stockOf(db, [skuId])).toMatchObject([{ onHand: 10, received: 10 }])
  await expect(receiveStock(db, skuId, -7, byImport)).rejects.toThrow(/check constraint/)
})

test('sold units return to the shelf, in parts and concurrently, and never more than were sold', async () => {
  const { skuIds } = await aStall(db, { stock: 10 })
  const skuId = skuIds[0]!
  const orderId = newId()
  await hold([{ orderId, skuId, quantity: 5 }])
  expect(await inTransaction(db, (tx) => returnUnits(tx, { orderId, skuId, quantity: 1 }))).toBe(false)
  await inTransaction(db, (tx) => sellHeld(tx, [orderId]))
  const back = await Promise.all(
    [2, 2, 2, 2].map((quantity) => inTransaction(db, (tx) => returnUnits(tx, { orderId, skuId, quantity }))),
  )
  expect(back.filter(Boolean)).toHaveLength(2)
  expect(await stockOf(db, skuIds)).toMatchObject([{ onHand: 9, sold: 1, received: 10 }])
  expect(await inTransaction(db, (tx) => returnUnits(tx, { orderId, skuId, quantity: 1 }))).toBe(true)
  expect(await inTransaction(db, (tx) => returnUnits(tx, { orderId, skuId, quantity: 1 }))).toBe(false)
  expect(await stockOf(db, skuIds)).toMatchObject([{ onHand: 10, sold: 0 }])
  expect(await brokenBooks(db)).toEqual([])
})

describe('uncounted products', () => {
  const uncounted = async () => {
    const { skuIds } = await aStall(db, { stock: 3 })
    await countStock(db, [{ skuId: skuIds[0]!, onHand: null }], byImport)
    return skuIds[0]!
  }
  const books = async (skuId: string) => {
    const [row] = await stockOf(db, [skuId])
    expect((await brokenBooks(db)).filter((one) => (one as { sku_id: string }).sku_id === skuId)).toEqual([])
    return [row!.onHand, row!.reserved, row!.sold, row!.received]
  }

  test('are never short, and their sums hold at every step', async () => {
    const skuId = await uncounted()
    expect(await books(skuId)).toEqual([0, 0, 0, 0])
    const [paid, closed] = [newId(), newId()]
    expect(await hold([{ orderId: paid, skuId, quantity: 999 }])).toBe('held')
    expect(await hold([{ orderId: closed, skuId, quantity: 2 }])).toBe('held')
    expect(await books(skuId)).toEqual([1001, 1001, 0, 1001])
    await inTransaction(db, (tx) => sellHeld(tx, [paid]))
    await inTransaction(db, (tx) => releaseHeld(tx, [closed]))
    expect(await books(skuId)).toEqual([0, 0, 999, 999])
    expect(await inTransaction(db, (tx) => sellReleased(tx, closed))).toBe(true)
    expect(await books(skuId)).toEqual([0, 0, 1001, 1001])
    expect(await inTransaction(db, (tx) => returnUnits(tx, { orderId: paid, skuId, quantity: 9 }))).toBe(true)
    await inTransaction(db, (tx) => returnSold(tx, closed))
    expect(await books(skuId)).toEqual([0, 0, 990, 990])
    await inTransaction(db, (tx) => recountStock(tx, skuId))
    expect(await books(skuId)).toEqual([0, 0, 990, 990])
  })

  test('a delivery does not change them, a count makes them counted', async () => {
    const skuId = await uncounted()
    await hold([{ orderId: newId(), skuId, quantity: 4 }])
    await receiveStock(db, skuId, 7, byImport)
    expect(await books(skuId)).toEqual([4, 4, 0, 4])
    await countStock(db, [{ skuId, onHand: 6 }], byImport)
    expect(await books(skuId)).toEqual([6, 4, 0, 6])
    expect(await hold([{ orderId: newId(), skuId, quantity: 3 }])).toBe('short')
    await countStock(db, [{ skuId, onHand: null }], byImport)
    expect(await books(skuId)).toEqual([4, 4, 0, 4])
  })

  test('a SKU without a given number starts uncounted and then stays as it is', async () => {
    const { skuIds } = await aStall(db, { prices: [1, 2], stock: 5 })
    await db.deleteFrom('stock').where('sku_id', '=', skuIds[1]!).execute()
    await openStock(db, skuIds)
    expect((await stockOf(db, skuIds)).map(({ isCounted, onHand }) => [isCounted, onHand])).toEqual([
      [true, 5],
      [false, 0],
    ])
  })

  test('racing buyers all get theirs', async () => {
    const skuId = await uncounted()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => hold([{ orderId: newId(), skuId, quantity: 1 }])),
    )
    expect(new Set(answers)).toEqual(new Set(['held']))
    expect(await books(skuId)).toEqual([50, 50, 0, 50])
  })
})
