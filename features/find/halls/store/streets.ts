import type { Db, Tx } from '@hojip/db'
import { statement } from '@hojip/platform/db'
import type { LocalText } from '@hojip/platform/i18n'
import { sql } from 'kysely'

export interface StopInput {
  /** The slug of a place of the catalogue. */
  place: string
  story: LocalText
  knownFor: LocalText
  months: number[]
}

export interface StreetInput {
  type: string
  name: LocalText
  title: LocalText
  intro: LocalText
  stops: StopInput[]
}

/** Replaces streets with their stops, in this order; others stay. */
export async function putStreets(tx: Tx, streets: readonly StreetInput[]): Promise<void> {
  const rows = streets.map(({ stops: _, ...street }, sort) => ({ ...street, sort }))
  const stops = streets.flatMap(({ type, stops: all }) =>
    all.map(({ knownFor, ...stop }, sort) => ({ ...stop, known_for: knownFor, street: type, sort })),
  )
  await sql`delete from hall_street where type = any(${streets.map(({ type }) => type)})`.execute(tx)
  await sql`
    insert into hall_street (type, name, title, intro, sort)
    select type, name, title, intro, sort from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as s (type text, name jsonb, title jsonb, intro jsonb, sort int)`.execute(tx)
  await sql`
    insert into hall_stop (street, place, sort, story, known_for, months)
    select street, place, sort, story, known_for, months from jsonb_to_recordset(${JSON.stringify(stops)}::jsonb)
      as s (street text, place text, sort int, story jsonb, known_for jsonb, months jsonb)`.execute(tx)
}

export interface StreetRow {
  type: string
  name: LocalText
  title: LocalText
  intro: LocalText
}

export interface StopRow {
  place: string
  name: LocalText
  story: LocalText
  knownFor: LocalText
  months: number[]
  goodsNum: number
  ratedCount: number
  scoreSum: number
  /** The best sellers of the page, joined by commas; null when there are none. */
  ids: string | null
  shopIds: string[]
  shop: { pkId: string; name: LocalText; slug: string; mark: string; hue: number } | null
}

const streetsStatement = statement(
  () => sql<StreetRow>`select type, name, title, intro from hall_street order by sort, type`,
)

const stopsStatement = statement(
  (street: string, limit: number, skip: number) => sql<StopRow>`
    select s.place, p.name, s.story, s.known_for as "knownFor", s.months,
           coalesce(f.n, 0)::int as "goodsNum", coalesce(f.rated, 0)::int as "ratedCount",
           coalesce(f.stars, 0)::int as "scoreSum", best.ids, coalesce(f.shops, '{}') as "shopIds",
           (select jsonb_build_object('pkId', h.id, 'name', h.name, 'slug', h.slug, 'mark', h.mark, 'hue', h.hue)
            from shop h where h.id = most.shop_id) as shop
    from hall_stop s join origin_place p on p.slug = s.place
    left join lateral (
      select count(*) as n, sum(rated_count) as rated, sum(score_sum) as stars, array_agg(distinct shop_id::text) as shops
      from goods g where g.origin_place = s.place and g.is_on_sale) f on true
    left join lateral (
      select g.shop_id from goods g where g.origin_place = s.place and g.is_on_sale
      group by g.shop_id order by count(*) desc, sum(g.sales_count) desc, g.shop_id limit 1) most on true
    left join lateral (
      select string_agg(b.id::text, ',' order by b.sales_count desc, b.id desc) as ids from (
        select g.id, g.sales_count from goods g where g.origin_place = s.place and g.is_on_sale
        order by g.sales_count desc, g.id desc limit ${limit} offset ${skip}) b) best on true
    where s.street = ${street} order by s.sort, s.place`,
)

export function streetsNow(db: Db): Promise<StreetRow[]> {
  return streetsStatement(db)
}

/** The stops of a street with some of the best sellers of each place. */
export function stopsOf(db: Db, street: string, page: { limit: number; skip: number }): Promise<StopRow[]> {
  return stopsStatement(db, street, page.limit, page.skip)
}
