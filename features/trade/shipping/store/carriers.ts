import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'

export interface ShopCarriers {
  codes: string[]
  /** 0 while nobody has chosen. */
  version: number
}

export async function readCarriers(db: Db | Tx, shopId: string): Promise<ShopCarriers> {
  const { rows } = await sql<ShopCarriers>`
    select codes, version from shop_carriers where shop_id = ${shopId}`.execute(db)
  return rows[0] ?? { codes: [], version: 0 }
}

/** Writes the carriers over the given version; false when it is no longer the newest. */
export async function writeCarriers(
  tx: Tx,
  shopId: string,
  { codes, version }: { codes: readonly string[]; version: number },
): Promise<boolean> {
  const { rows } =
    version === 0
      ? await sql`
          insert into shop_carriers (shop_id, codes, version) values (${shopId}, ${[...codes]}::text[], 1)
          on conflict do nothing returning shop_id`.execute(tx)
      : await sql`
          update shop_carriers set codes = ${[...codes]}::text[], version = version + 1
          where shop_id = ${shopId} and version = ${version} returning shop_id`.execute(tx)
  return rows.length > 0
}
