import { medianOf, type Figures } from '../load/figures.ts'
import type { Town } from '../load/caller.ts'
import { signInStaff } from '../load/staff.ts'
import { askLoad, type Stage } from '../rounds.ts'
import type { Row } from '../table.ts'
import { connected } from '../connected.ts'

interface ShopAtWork {
  login: string
  phone: string
  skuIds: string[]
}

/** A shop, a login of its staff, and SKUs it has plenty of. */
async function shopOf(url: string): Promise<ShopAtWork> {
  const client = await connected(url)
  const { rows } = await client.query<ShopAtWork>(`
    select a.login, a.phone, (array_agg(s.sku_id::text order by s.sku_id))[1:200] as "skuIds"
    from account a join account_staff m on m.user_id = a.id join goods g on g.shop_id = m.shop_id
    join sku k on k.goods_id = g.id join stock s on s.sku_id = k.id
    where a.login is not null and a.phone is not null and g.is_on_sale and s.on_hand - s.reserved >= 100
    group by a.login, a.phone order by count(*) desc, a.login limit 1`)
  await client.end()
  return rows[0]!
}

/** Refunds, from the shop's approval until the gateway has sent the money and the order is closed. */
export async function measureRefunds({ sizes, load, mall }: Stage, town: Town, url: string): Promise<Row[]> {
  const { login, phone, skuIds } = await shopOf(url)
  const pass = await signInStaff(town, login, phone)
  const rounds: Figures[] = []
  for (let round = 0; round < sizes.rounds; round++) {
    const wish = { pid: mall.pid, url: town.url, pass, skuIds, count: sizes.refunds }
    rounds.push(await askLoad<Figures>(load, { kind: 'refunds', load: wish }))
  }
  return [{ what: 'refund, from yes to money back', figures: medianOf(rounds) }]
}
