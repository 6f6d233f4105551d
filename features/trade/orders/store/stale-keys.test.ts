import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder, anOrdersMall, type TestMall } from '../testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await anOrdersMall()
})
afterAll(() => mall.stop())

test('another receiver and a corrected tracking number leave no keys of the former ones, all others stay', async () => {
  const { db } = mall.tools
  const { orderId } = await anOrder(mall.tools)
  const [receiver, parcel] = [/^(name|phone):/, /^tracking:/]
  const keys = async () => {
    const { rows } = await sql<{ key: string }>`
      select key from order_key where order_id = ${orderId} order by key`.execute(db)
    return rows.map(({ key }) => key)
  }
  const others = (await keys()).filter((key) => !receiver.test(key))
  await sql`update orders set consignee = 'Zoe', phone = '+8613911112468' where id = ${orderId}`.execute(db)
  const parcelId = newId()
  await sql`insert into parcel (id, order_id, carrier, tracking_number)
    values (${parcelId}, ${orderId}, 'shunfeng', 'SF1')`.execute(db)
  await sql`update parcel set tracking_number = 'sf2' where id = ${parcelId}`.execute(db)
  const now = await keys()
  expect(now.filter((key) => receiver.test(key) || parcel.test(key))).toEqual([
    'name:zoe',
    'phone:2468',
    'tracking:SF2',
  ])
  expect(now.filter((key) => !receiver.test(key) && !parcel.test(key))).toEqual(others)
})
