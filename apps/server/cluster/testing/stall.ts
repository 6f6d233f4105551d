import { addAccount } from '@hojip/accounts'
import { cheapPasswordCost } from '@hojip/accounts/testing'
import { aProduct } from '@hojip/catalog/testing'
import type { Db } from '@hojip/db'
import { newId } from '@hojip/platform/ids'
import { addStaff } from '@hojip/staff'
import { sql } from 'kysely'
import type { Card } from '../../faults/testing/load.ts'

/** A shop with its owner, and what it sells. */
export interface Stall {
  shopId: string
  owner: { login: string; phone: string }
  /** More of each than anybody buys. */
  cards: Card[]
}

export const ownerPassword = 'morning-market'
const plenty = 100_000

export async function aStall(db: Db): Promise<Stall> {
  const { shopId, skuIds } = await aProduct(db, { prices: [2980, 3980, 4980, 5980, 6980], stock: plenty })
  const login = `mei-${newId()}`
  const phone = `199${String(Date.now()).slice(-8)}`
  const account = {
    name: 'Mei',
    role: 'staff',
    login,
    password: ownerPassword,
    phone: `+86${phone}`,
  } as const
  const userId = await addAccount(db, account, cheapPasswordCost)
  await addStaff(db, userId, shopId)
  return {
    shopId,
    owner: { login, phone },
    cards: skuIds.map((defaultSpecId) => ({ shopId, defaultSpecId })),
  }
}

export const scarceUnits = 40

/** Three SKUs of the shop of which there are few. */
export async function scarceSkus(db: Db, { shopId }: Stall): Promise<string[]> {
  const { skuIds } = await aProduct(db, { shopId, prices: [1_000, 2_000, 3_000], stock: scarceUnits })
  return skuIds
}

/** Units that can be ordered. */
export async function freeUnitsOf(db: Db, skuId: string): Promise<number> {
  const { rows } = await sql<{ free: number }>`
    select on_hand - reserved as free from stock where sku_id = ${skuId}`.execute(db)
  return rows[0]!.free
}

/** What a stall has sold by its stock, beside the number of units of its paid orders. */
export async function soldOf(db: Db, { shopId, cards }: Stall) {
  const skuIds = cards.map(({ defaultSpecId }) => defaultSpecId)
  const { rows } = await sql<{ sold: number; gone: number; paid: number }>`
    select sum(sold)::int as sold, sum(${plenty} - on_hand)::int as gone,
      (select count(*)::int from orders where shop_id = ${shopId} and status in (3, 4, 5)) as paid
    from stock where sku_id = any(${skuIds}::uuid[])`.execute(db)
  return rows[0]!
}
