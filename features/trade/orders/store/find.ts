import { wordPatterns } from '@hojip/platform/db'
import { sql, type RawBuilder } from 'kysely'
import type { WantedKeys } from '../rules/order-search.ts'

/** Sorts after every character, so that all that begins with a text is less. */
const afterAll = '\u{10ffff}'

/** `+86138****5678`: what a masked number shows before its stars. */
const digitsShown = 6

type Id = RawBuilder<unknown>

function byKeys(shopId: Id, { whole, beginnings }: { whole: string[]; beginnings: string[] }) {
  return sql`
    select k.order_id from order_key k where k.shop_id = ${shopId} and k.key = any(${whole}::text[])
    union all
    select k.order_id from unnest(${beginnings}::text[]) b(key) join order_key k
      on k.shop_id = ${shopId} and k.key >= b.key and k.key < b.key || ${afterAll}`
}

/** By the name or the phone of who receives it, or the name of who bought it; not those of closed accounts. */
function byPeople(shopId: Id, { ofPeople, phones, seesPhones, text }: WantedKeys) {
  const ends = phones.map((phone) => `phone:${phone.slice(-4)}`)
  const shown = seesPhones ? 16 : digitsShown
  return sql`
    select o.id from (${byKeys(shopId, ofPeople)}) k join orders o on o.id = k.order_id
      join account a on a.id = o.user_id and a.closed_at is null
    union all
    select o.id from order_key k join orders o on o.id = k.order_id
      join account a on a.id = o.user_id and a.closed_at is null
      where k.shop_id = ${shopId} and k.key = any(${ends}::text[]) and length(o.phone) = any(${phones.map(({ length }) => length)}::int[])
        and left(o.phone, ${shown}) = any(${phones.map((phone) => phone.slice(0, shown))}::text[])
    union all
    select k.order_id from account a join order_key k on k.shop_id = ${shopId} and k.key = 'buyer:' || a.id
      where lower(a.name) = ${text} and a.closed_at is null`
}

/** By the name under which a product was sold, in any language, or by its number or that of what was chosen of it. */
function byProducts(shopId: Id, text: string, patterns: string[]) {
  return sql`
    select k.order_id from sold_name n join order_key k
      on k.shop_id = n.shop_id and k.key = 'product:' || n.goods_id || ':' || n.digest
      where n.shop_id = ${shopId}
        and ((select string_agg(t.value, '|') from jsonb_each_text(n.name) t) ilike all(${patterns}::text[])
          or exists (select from goods g where g.id = n.goods_id and lower(g.sn) = ${text}))
    union all
    select k.order_id from (select distinct goods_id from sold_name where shop_id = ${shopId}) n
      join sku s on s.goods_id = n.goods_id and lower(s.sn) = ${text}
      join order_key k on k.shop_id = ${shopId} and k.key = 'sku:' || s.id`
}

function byNotes(shopId: Id, patterns: string[]) {
  return sql`
    select id from orders where shop_id = ${shopId} and remark <> '' and remark ilike all(${patterns}::text[])
    union all
    select order_id from order_shop_remark where shop_id = ${shopId} and content ilike all(${patterns}::text[])`
}

/**
 * The ids of a shop's orders that fit what was typed. Each way of finding is a query of its own with its own index, so
 * that a shop with many orders is not read through.
 */
export function foundInShop(shopId: Id, words: string, keys: WantedKeys): RawBuilder<unknown> {
  const patterns = wordPatterns(words)
  if (patterns.length === 0) return sql`select null::uuid where false`
  return sql`
    ${byKeys(shopId, keys)}
    union all ${byPeople(shopId, keys)}
    union all ${byProducts(shopId, keys.text, patterns)}
    union all ${byNotes(shopId, patterns)}
    union all select id from orders where shop_id = ${shopId} and ${keys.number} <> ''
      and purchase_id = (select id from purchase where code = ${keys.number})`
}
