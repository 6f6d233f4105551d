import type { Db } from '@hojip/db'
import { limitOffset, type PageRequest } from '@hojip/platform/db'
import type { Locale } from '@hojip/platform/i18n'
import { sql } from 'kysely'
import type { Sums } from '../rules/sums.ts'

type SumsRow = Record<
  | 'answer_seconds'
  | 'answers'
  | 'buyers'
  | 'chats'
  | 'orders'
  | 'pieces'
  | 'refunded_fen'
  | 'refunds'
  | 'sales_fen'
  | 'visitors',
  number | string
>

function sumsOf(row: SumsRow): Sums {
  return {
    visitors: Number(row.visitors),
    orders: Number(row.orders),
    buyers: Number(row.buyers),
    pieces: Number(row.pieces),
    salesFen: Number(row.sales_fen),
    refunds: Number(row.refunds),
    refundedFen: Number(row.refunded_fen),
    chats: Number(row.chats),
    answers: Number(row.answers),
    answerSeconds: Number(row.answer_seconds),
  }
}

const columns = sql`visitors, orders, buyers, pieces, sales_fen, refunds, refunded_fen, chats, answers, answer_seconds`

interface Days {
  shopId: string
  first: string
  last: string
}

export async function daysOf(db: Db, { shopId, first, last }: Days): Promise<{ day: string; sums: Sums }[]> {
  const found = await sql<SumsRow & { day: string }>`
    select day, ${columns} from shop_day
    where shop_id = ${shopId} and day between ${first} and ${last} order by day`.execute(db)
  return found.rows.map((row) => ({ day: row.day, sums: sumsOf(row) }))
}

export async function hoursOf(
  db: Db,
  { shopId, first, last }: Days,
): Promise<{ day: string; hour: number; sums: Sums }[]> {
  const found = await sql<SumsRow & { day: string; hour: number }>`
    select day, hour, ${columns} from shop_hour
    where shop_id = ${shopId} and day between ${first} and ${last} order by day, hour`.execute(db)
  return found.rows.map((row) => ({ day: row.day, hour: row.hour, sums: sumsOf(row) }))
}

export interface ProductRow {
  id: string
  name: string
  picture: string | null
  visitors: number
  orders: number
  pieces: number
  salesFen: number
}

const sorts = {
  sales: sql`sum(sales_fen) desc, sum(pieces) desc`,
  pieces: sql`sum(pieces) desc, sum(sales_fen) desc`,
  visitors: sql`sum(visitors) desc, sum(pieces) desc`,
}

/** The products that anything happened to, and how many there are. */
export async function productsOf(
  db: Db,
  days: Days,
  { sort, locale, ...page }: { sort: keyof typeof sorts; locale: Locale } & PageRequest,
): Promise<{ list: ProductRow[]; total: number }> {
  const found = await sql<{
    id: string
    name: Record<Locale, string>
    picture: string | null
    visitors: string
    orders: string
    pieces: string
    sales_fen: string
    total: number
  }>`
    select g.id, g.name, g.gallery ->> 0 as picture, p.visitors, p.orders, p.pieces, p.sales_fen, p.total
    from (select goods_id, sum(visitors) as visitors, sum(orders) as orders, sum(pieces) as pieces,
                 sum(sales_fen) as sales_fen, (count(*) over ())::int as total,
                 row_number() over (order by ${sorts[sort]}, goods_id) as place
          from product_day
          where shop_id = ${days.shopId} and day between ${days.first} and ${days.last}
          group by goods_id
          order by place ${limitOffset(page)}) p
    join goods g on g.id = p.goods_id
    order by p.place`.execute(db)
  return {
    total: found.rows[0]?.total ?? 0,
    list: found.rows.map((row) => ({
      id: row.id,
      name: row.name[locale],
      picture: row.picture,
      visitors: Number(row.visitors),
      orders: Number(row.orders),
      pieces: Number(row.pieces),
      salesFen: Number(row.sales_fen),
    })),
  }
}
