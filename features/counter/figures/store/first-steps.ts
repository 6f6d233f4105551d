import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'
import type { FirstStep } from '../rules/first-steps.ts'
import { theRow } from '@hojip/platform/db'

interface Staff {
  userId: string
  shopId: string
}

/**
 * How far a shop has come, read from what it has done. A shop gets its first template of delivery when it opens, so the
 * template counts once staff have saved it or another one.
 */
export async function firstStepsOf(
  db: Db,
  { userId, shopId }: Staff,
): Promise<Record<FirstStep, boolean> & { isHidden: boolean }> {
  const { rows } = await sql<Record<FirstStep, boolean> & { isHidden: boolean }>`
    select
      s.logo <> '' and s.intro <> '{}' as face,
      exists (select from shop_product where shop_id = s.id and zh = 2 and ko = 2 and en = 2) as product,
      exists (select from shop_product where shop_id = s.id and state <= 2) as "onSale",
      exists (select from freight_template where shop_id = s.id and (version > 1 or not is_default)) as freight,
      exists (select from aftersales_return_address where shop_id = s.id) as returns,
      exists (select from account_staff where shop_id = s.id and user_id <> ${userId})
        or exists (select from staff_invitation
                   where shop_id = s.id and ended_at is null and expires_at > now()) as team,
      exists (select from orders where shop_id = s.id and paid_at is not null) as sale,
      exists (select from first_steps_hidden where shop_id = s.id and user_id = ${userId}) as "isHidden"
    from shop s where s.id = ${shopId}`.execute(db)
  return theRow(rows)
}

export async function hideFirstSteps(tx: Db | Tx, { userId, shopId }: Staff): Promise<void> {
  await sql`
    insert into first_steps_hidden (user_id, shop_id) values (${userId}, ${shopId})
    on conflict do nothing`.execute(tx)
}

export async function showFirstSteps(tx: Db | Tx, { userId, shopId }: Staff): Promise<void> {
  await sql`delete from first_steps_hidden where user_id = ${userId} and shop_id = ${shopId}`.execute(tx)
}
