import type { ShopHoliday } from '@hojip/policy'
import type { FreightTerms } from '@hojip/catalog/rules'
import type { Db, Tables, Tx } from '@hojip/db'
import { anyOf, wordPatterns } from '@hojip/platform/db'
import type { LocalText } from '@hojip/platform/i18n'
import { mallZone } from '@hojip/platform/mall-time'
import { sql, type Insertable } from 'kysely'

export type ShopRow = Insertable<Tables['shop']>

export function shopBySlug(tx: Db | Tx, slug: string) {
  return tx.selectFrom('shop').selectAll().where('slug', '=', slug).executeTakeFirst()
}

/** The oldest of several shops with the same name. */
export async function shopIdOfName(tx: Db | Tx, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from shop where lower(${name}) in (lower(name->>'zh-CN'), lower(name->>'en-US'), lower(name->>'ko-KR'))
    order by id limit 1`.execute(tx)
  return rows[0]?.id
}

/** Returns the id of the stored row: another process may have created the shop meanwhile. */
export async function upsertShop(tx: Tx, row: ShopRow): Promise<string> {
  const { id: _id, slug: _slug, ...facts } = row
  const done = await tx
    .insertInto('shop')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(facts))
    .returning('id')
    .executeTakeFirstOrThrow()
  return done.id
}

/** Lets one after the other give or change a shop's name, so that no two get the same. */
export async function holdShopNames(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('shop names', 0))`.execute(tx)
}

/** A shop other than this one that has this name in some language. */
export async function isNameTaken(tx: Tx, name: string, exceptId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from shop
    where lower(${name}) in (lower(name->>'zh-CN'), lower(name->>'en-US'), lower(name->>'ko-KR')) and id <> ${exceptId}
    limit 1`.execute(tx)
  return rows.length > 0
}

/** What the staff of a shop write about it. */
export interface ShopFace {
  name: LocalText
  intro: Partial<LocalText>
  scope: Partial<LocalText>
  mark: string
  hue: number
  logo: string
  banner: string
  notice: Partial<LocalText>
  noticeUntil: string | null
  sendsOn: 'workdays' | 'all'
  sendsUntilMinute: number
  holiday: ShopHoliday | null
  chosen: string[]
}

export async function shopFace(
  db: Db | Tx,
  shopId: string,
): Promise<(ShopFace & { slug: string; version: number }) | undefined> {
  const { rows } = await sql<ShopFace & { slug: string; version: number }>`
    select slug, name, intro, scope, mark, hue, logo, banner, notice, notice_until as "noticeUntil",
      sends_on as "sendsOn", sends_until_minute as "sendsUntilMinute", holiday, chosen, version
    from shop where id = ${shopId}`.execute(db)
  return rows[0]
}

/** Writes the page of a shop that still has this version, and returns the next version. */
export async function writeShopFace(
  tx: Tx,
  shopId: string,
  version: number,
  face: ShopFace,
): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`
    update shop set name = ${JSON.stringify(face.name)}, intro = ${JSON.stringify(face.intro)},
      scope = ${JSON.stringify(face.scope)}, mark = ${face.mark}, hue = ${face.hue}, logo = ${face.logo},
      banner = ${face.banner}, notice = ${JSON.stringify(face.notice)}, notice_until = ${face.noticeUntil},
      sends_on = ${face.sendsOn}, sends_until_minute = ${face.sendsUntilMinute},
      holiday = ${face.holiday && JSON.stringify(face.holiday)}, chosen = ${JSON.stringify(face.chosen)}, version = version + 1
    where id = ${shopId} and version = ${version} returning version`.execute(tx)
  return rows[0]?.version
}

export interface ShopRead extends FreightTerms {
  id: string
  slug: string
  name: LocalText
  intro: Partial<LocalText>
  scope: Partial<LocalText>
  mark: string
  hue: number
  province: string
  city: string
  district: string
  fansCount: number
  logo: string
  banner: string
  /** What is announced today; {} once the notice’s last day is over. */
  notice: Partial<LocalText>
  sendsOn: 'workdays' | 'all'
  sendsUntilMinute: number
  /** Any, also one that is over or far ahead: `toldHoliday` decides whether shoppers see it. */
  holiday: ShopHoliday | null
  /** Ids of the products shown first. */
  chosen: string[]
  /** The mall has closed it: nothing of it can be bought. */
  isClosed: boolean
}

const columns = sql`s.id, s.slug, s.name, s.intro, s.scope, s.mark, s.hue, s.province, s.city, s.district,
  s.free_shipping_from_fen as "freeShippingFromFen", s.shipping_fee_fen as "shippingFeeFen",
  s.freight_template as "freightTemplate", s.fans_count as "fansCount", s.logo, s.banner,
  case when s.notice_until >= to_char(now() at time zone ${mallZone}, 'YYYY-MM-DD') then s.notice else '{}' end as notice,
  s.holiday, s.sends_on as "sendsOn", s.sends_until_minute as "sendsUntilMinute", s.chosen, s.closed_at is not null as "isClosed"`

/** In the order of the ids; unknown ids are left out. */
export async function shopsById(db: Db, ids: readonly string[]): Promise<ShopRead[]> {
  const { rows } = await sql<ShopRead>`
    select ${columns} from unnest(${ids}::uuid[]) with ordinality as wanted (id, place) join shop s using (id)
    order by wanted.place`.execute(db)
  return rows
}

/**
 * Changes the number of followers of each shop by one, in the caller's transaction; returns how many of the shops
 * exist. Updates in the order of the ids, so that two changes cannot deadlock. The catalogue's cache stays valid,
 * because pages load this number separately.
 */
export async function countFans(tx: Tx, shopIds: readonly string[], change: 1 | -1): Promise<number> {
  if (shopIds.length === 0) return 0
  const { rows } = await sql`
    with locked as (select id from shop where id = ${anyOf(shopIds)} order by id for no key update)
    update shop s set fans_count = s.fans_count + ${change}
    from locked where s.id = locked.id returning 1`.execute(tx)
  return rows.length
}

/** Ids of open shops whose names in any language contain each of the words, ignoring spaces between letters. */
export async function shopIdsNamed(db: Db, words: string): Promise<Set<string>> {
  const patterns = wordPatterns(words)
  if (patterns.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select id from shop
    where closed_at is null
      and replace(concat(name->>'zh-CN', '|', name->>'en-US', '|', name->>'ko-KR'), ' ', '') ilike all(${patterns}::text[])`.execute(
    db,
  )
  return new Set(rows.map((row) => row.id))
}

/** Of open shops. */
export async function allShopIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('shop').select('id').where('closed_at', 'is', null).orderBy('id').execute()
  return rows.map((row) => row.id)
}

/** The oldest open shops that have something on sale, for their addresses. */
export async function shopPaths(db: Db, limit: number): Promise<{ id: string; slug: string }[]> {
  const { rows } = await sql<{ id: string; slug: string }>`
    select s.id, s.slug from shop s
    where s.closed_at is null and exists (select from goods g where g.shop_id = s.id and g.is_on_sale)
    order by s.id limit ${limit}`.execute(db)
  return rows
}
