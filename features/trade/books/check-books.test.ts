import type { Db } from '@hojip/db'
import { newId } from '@hojip/platform/ids'
import { aPayingMall, attemptOf, type PayingMall } from '@hojip/payments/testing'
import { inTransaction } from '@hojip/platform/db'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokenIn, paidTwice } from './testing/paid.ts'

let mall: PayingMall
/** What is changed and checked: the mall's database, or a transaction on it that is rolled back. */
let db: Db
function broken() {
  return brokenIn(mall, db)
}

function run(query: ReturnType<typeof sql>) {
  return query.execute(db)
}

/** Constraints and triggers prevent most of these faults; without them `checkBooks` still has to find each. */
async function past(work: () => Promise<unknown>) {
  for (const trigger of ['ledger_entry_stays', 'ledger_entry_balances'])
    await run(sql`alter table ledger_entry disable trigger ${sql.ref(trigger)}`)
  await work()
}

/** An application for two units of the order, one of them not shipped yet: only the columns that the books read. */
async function givenBack(orderId: string, status: 2 | 3, { resalable }: { resalable: boolean }) {
  return run(sql`
    insert into aftersales_refund (id, code, order_id, order_line_id, user_id, shop_id, status, type, receiving, reason,
                                   units, unshipped, apply_fen, goods_fen, is_whole, resalable, applied_at, try_no)
    select ${newId()}, ${newId().slice(0, 20)}, o.id, l.id, o.user_id, o.shop_id, ${status}, 0, 1, 0,
           2, 1, 0, 0, false, ${resalable}, now(), 1
    from orders o join order_line l on l.order_id = o.id where o.id = ${orderId}`)
}

async function backOnShelf(orderId: string, units: number) {
  await run(sql`update stock_hold set returned = ${units}, state = case when quantity = ${units} then 'returned' else state end
                where order_id = ${orderId}`)
  await run(sql`update stock set on_hand = on_hand + ${units}, sold = sold - ${units}
                where sku_id in (select sku_id from stock_hold where order_id = ${orderId})`)
  await run(sql`insert into stock_movement (sku_id, shop_id, kind, delta, sold, balance, order_id)
                select sku_id, shop_id, 'returned', ${units}::int, -${units}::int, balance + ${units}::int, order_id
                from stock_movement where order_id = ${orderId}`)
}

describe('an order paid twice, the same for each test', () => {
  let at: Awaited<ReturnType<typeof paidTwice>>
  beforeAll(async () => {
    mall = await aPayingMall()
    db = mall.tools.db
    at = await paidTwice(mall)
    await mall.tools.jobs.drain()
  })
  afterAll(() => mall.stop())
  const rolledBack = async (work: () => Promise<void>) => {
    const over = new Error('rolled back')
    const rolling = inTransaction(mall.tools.db, async (tx) => {
      db = tx
      await work()
      throw over
    })
    await expect(rolling.finally(() => (db = mall.tools.db))).rejects.toBe(over)
  }

  test.each<[string, (at: Awaited<ReturnType<typeof paidTwice>>) => Promise<unknown>, string[]]>([
    [
      'an entry too many',
      () =>
        past(() =>
          run(
            sql`insert into ledger_entry (tx_id, seq, account, amount_fen, ref) values (${newId()}, 1, 'x', 5, 'x')`,
          ),
        ),
      ['ledgerBalances'],
    ],
    [
      'a gateway’s account that was never paid',
      () =>
        run(sql`insert into ledger_entry (tx_id, seq, account, amount_fen, ref)
              select ${newId()}::uuid, n, a, f, 'nobody' from (values (1, 'gateway:wechat', 5), (2, 'surplus', -5)) as v (n, a, f)`),
      ['ledgerIsGateway'],
    ],
    [
      'a payment that the gateway does not know',
      ({ first }) =>
        run(sql`update payment_attempt set out_trade_no = ${`${first}x`} where out_trade_no = ${first}`),
      ['externalLedgerIsOurs'],
    ],
    [
      'an order that says it was not paid',
      ({ orderId }) => run(sql`update orders set paid_at = null where id = ${orderId}`),
      ['paidOnce'],
    ],
    [
      'surplus without a refund',
      async ({ second }) =>
        run(
          sql`update payment_refund set amount_fen = 1 where attempt_id = ${(await attemptOf(mall, second)).id}`,
        ),
      ['externalLedgerIsOurs', 'ledgerIsGateway', 'surplusGoesBack'],
    ],
    [
      'more refunds than money',
      async ({ second }) =>
        run(sql`insert into payment_refund (id, attempt_id, out_refund_no, amount_fen, status, reason)
              values (${newId()}, ${(await attemptOf(mall, second)).id}, 'R2', 1, 'queued', '')`),
      ['refundsFit'],
    ],
    [
      'an order that has forgotten a refund',
      async ({ orderId, first }) => {
        await run(sql`insert into payment_refund (id, attempt_id, order_id, out_refund_no, amount_fen, status, reason)
                      values (${newId()}, ${(await attemptOf(mall, first)).id}, ${orderId}, 'RC1', 300, 'queued', '')`)
        await run(sql`update orders set refunded_fen = 100 where id = ${orderId}`)
      },
      ['refundsAddUp'],
    ],
    [
      'a refund of an order that was never sent',
      ({ orderId }) => run(sql`update orders set refunded_fen = 100 where id = ${orderId}`),
      ['refundsAddUp'],
    ],
    [
      'a refund that only the gateway knows',
      ({ second }) =>
        run(sql`update payment_refund set out_refund_no = 'R0' where out_refund_no = ${`R${second}`}`),
      ['refundedOnce'],
    ],
    [
      'stock that drifted',
      () => run(sql`update stock set reserved = 1 where sku_id in (select sku_id from stock_hold)`),
      ['stockAddsUp'],
    ],
    [
      'a unit that came back though nobody gave it back',
      async ({ orderId }) => {
        await run(sql`update stock_hold set returned = 1 where order_id = ${orderId}`)
        await run(sql`update stock set on_hand = on_hand + 1, sold = sold - 1
                    where sku_id in (select sku_id from stock_hold where order_id = ${orderId})`)
      },
      ['movementsAddUp', 'stockAddsUp'],
    ],
    [
      'a movement that moved nothing',
      ({ orderId }) =>
        run(sql`insert into stock_movement (sku_id, shop_id, kind, delta, balance)
              select l.sku_id, o.shop_id, 'import', 1, 1 from orders o join order_line l on l.order_id = o.id
              where o.id = ${orderId}`),
      ['movementsAddUp'],
    ],
    [
      'a movement that names another order',
      ({ orderId }) =>
        run(sql`insert into stock_movement (sku_id, shop_id, kind, delta, sold, balance, order_id)
              select sku_id, shop_id, v.kind, v.sold * -1, v.sold, 1, case v.kind when 'sold' then ${orderId}::uuid end
              from stock_movement, (values ('sold', 1), ('recount', -1)) v (kind, sold)
              where order_id = ${orderId}`),
      ['movementsAddUp'],
    ],
    [
      'a unit that is sold to nobody',
      () =>
        run(sql`update stock set on_hand = on_hand - 1, sold = sold + 1
              where sku_id in (select sku_id from stock_hold)`),
      ['movementsAddUp', 'stockAddsUp'],
    ],
    [
      'a hold that is smaller than what was bought',
      async ({ orderId }) => {
        await run(sql`update stock_hold set quantity = 1 where order_id = ${orderId}`)
        await run(sql`update stock set on_hand = on_hand + 1, sold = sold - 1
                    where sku_id in (select sku_id from stock_hold where order_id = ${orderId})`)
      },
      ['movementsAddUp', 'stockAddsUp'],
    ],
    [
      'a line that is dearer than its order',
      ({ orderId }) => run(sql`update order_line set pay_fen = pay_fen + 1 where order_id = ${orderId}`),
      ['ordersAddUp'],
    ],
    [
      'a list that believes in one order more',
      ({ orderId }) =>
        run(
          sql`insert into order_tally (user_id, status, n) select user_id, 3, 1 from orders where id = ${orderId}`,
        ),
      ['listsAddUp'],
    ],
    [
      'a shop’s list that believes in one order less',
      ({ orderId }) =>
        run(
          sql`insert into order_shop_tally (shop_id, status, n)
            select shop_id, 3, -1 from orders where id = ${orderId}`,
        ),
      ['listsAddUp'],
    ],
    [
      'a product list that believes in another price',
      async ({ orderId }) => {
        await run(
          sql`select refresh_shop_products(array_agg(goods_id)) from order_line where order_id = ${orderId}`,
        )
        await run(sql`delete from shop_product_change`)
        expect(await broken()).toEqual([])
        await run(sql`update shop_product set price_min_fen = price_min_fen + 1`)
      },
      ['productListsAddUp'],
    ],
    [
      'a product list whose count has lost a product',
      ({ orderId }) =>
        run(
          sql`insert into shop_product_tally (shop_id, state, n) select shop_id, 1, -1 from orders where id = ${orderId}`,
        ),
      ['productListsAddUp'],
    ],
    [
      'goods that believe in one comment more',
      ({ orderId }) =>
        run(sql`insert into comment_tally (goods_id, sku_id, score, n, pic, append)
              select goods_id, sku_id, 5, 1, 0, 0 from order_line where order_id = ${orderId}`),
      ['commentsAddUp'],
    ],
    [
      'goods that have lost a comment without stars, its picture and its follow-up',
      async ({ orderId }) => {
        await run(sql`insert into comment (id, goods_id, shop_id, author, content, pictures, appended_at)
                    select ${newId()}, l.goods_id, o.shop_id, '', '', '["/a.webp"]', now()
                    from order_line l join orders o on o.id = l.order_id where o.id = ${orderId}`)
        expect(await broken()).toEqual([])
        await run(sql`delete from comment_tally`)
      },
      ['commentsAddUp'],
    ],
    [
      'goods that have lost a tag of a comment',
      async ({ orderId }) => {
        await run(sql`insert into comment (id, goods_id, shop_id, author, content, tags)
                    select ${newId()}, l.goods_id, o.shop_id, '', '', '["price"]'
                    from order_line l join orders o on o.id = l.order_id where o.id = ${orderId}`)
        expect(await broken()).toEqual([])
        await run(sql`delete from comment_tag_tally`)
      },
      ['commentsAddUp'],
    ],
    [
      'a step that the table does not have',
      async ({ orderId }) => {
        await run(sql`update orders set status = 5 where id = ${orderId}`)
        await run(sql`insert into order_event (order_id, seq, type, actor, from_status, to_status, at)
                    values (${orderId}, 3, 'jumped', 'gateway', 3, 5, ${new Date(mall.tools.clock.nowMs())})`)
      },
      ['legalSteps'],
    ],
    [
      'a status without its history',
      ({ orderId }) => run(sql`update orders set status = 4 where id = ${orderId}`),
      ['legalSteps'],
    ],
    [
      'a hold of an order that is paid',
      async ({ orderId }) => {
        await run(sql`update stock_hold set state = 'held' where order_id = ${orderId}`)
        await run(
          sql`update stock set reserved = 2, on_hand = on_hand + sold, sold = 0
            where sku_id in (select sku_id from stock_hold where order_id = ${orderId})`,
        )
      },
      ['holdsEnd', 'movementsAddUp'],
    ],
  ])('%s is found', (_name, plant, names) =>
    rolledBack(async () => {
      expect(await broken()).toEqual([])
      await plant(at)
      expect((await broken()).toSorted()).toEqual(names)
    }),
  )

  test.each([
    ['what had not left came back', 2, false, 1, []],
    ['all of it came back as good as new', 3, true, 2, []],
    ['what had not left is missing on the shelf', 2, false, 0, ['stockAddsUp']],
    ['more came back than had not left', 3, false, 2, ['stockAddsUp']],
    ['what came back as good as new is only partly there', 3, true, 1, ['stockAddsUp']],
  ] as const)('an order that was partly given back: %s', (_name, status, resalable, units, names) =>
    rolledBack(async () => {
      await givenBack(at.orderId, status, { resalable })
      await backOnShelf(at.orderId, units)
      expect(await broken()).toEqual(names)
    }),
  )
})
