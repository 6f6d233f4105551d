import type { Db } from '@hojip/db'
import { freeUnits } from '@hojip/inventory/store'
import { anyOf, statement, theRow } from '@hojip/platform/db'
import type { LocalText } from '@hojip/platform/i18n'
import { sql } from 'kysely'
import type { FreightTerms } from '../rules/delivery/shown-freight.ts'
import type { ProductFacts } from '../rules/product-view.ts'
import { returnRule } from './fragments/return-rule.ts'

/** The figures that change with every order and comment. */
export interface LiveProduct {
  id: string
  version: number
  salesCount: number
  commentCount: number
  ratedCount: number
  scoreSum: number
  /** Units that can be ordered of each SKU, in the order of `skus`. */
  stocks: number[]
  /** The sum over the SKUs on sale. */
  stock: number
}

interface LiveRow extends Omit<LiveProduct, 'stocks'> {
  /** "3,0,12" */
  stocks: string | null
}

const live = sql`g.id, g.version, g.sales_count as "salesCount", g.comment_count as "commentCount",
  g.rated_count as "ratedCount", g.score_sum as "scoreSum", k.stocks, k.stock`
const stocks = sql`string_agg((${freeUnits})::text, ',' order by k.sort, k.id) as stocks,
  least(coalesce(sum(${freeUnits}) filter (where k.is_on_sale), 0), 2000000000)::int as stock`

function liveOf(row: LiveRow): LiveProduct {
  return {
    id: row.id,
    version: row.version,
    salesCount: row.salesCount,
    commentCount: row.commentCount,
    ratedCount: row.ratedCount,
    scoreSum: row.scoreSum,
    stocks: row.stocks ? row.stocks.split(',').map(Number) : [],
    stock: row.stock,
  }
}

const liveRows = statement(
  (ids: readonly string[]) => sql<LiveRow>`
    select ${live} from goods g
    cross join lateral (
      select ${stocks} from sku k left join stock t on t.sku_id = k.id where k.goods_id = g.id) k
    where g.id = ${anyOf(ids)}`,
)

export async function liveProducts(db: Db, ids: readonly string[]): Promise<Map<string, LiveProduct>> {
  return new Map((await liveRows(db, ids)).map((row) => [row.id, liveOf(row)]))
}

interface FullRow extends LiveRow, Omit<ProductFacts, 'skus' | 'categoryIds'> {
  category1: string
  category2: string | null
  category3: string | null
  skus:
    | [
        id: string,
        sn: string,
        choice: number[],
        priceFen: number,
        line: number | null,
        picture: string | null,
        isOnSale: boolean,
        gtin: string | null,
      ][]
    | null
}

const fullRows = statement(
  (ids: readonly string[]) => sql<FullRow>`
    select ${live}, g.sn, g.shop_id as "shopId", g.category1_id as category1, g.category2_id as category2,
           g.category3_id as category3, g.name, g.selling, g.brand, g.gallery, g.picture_texts as "pictureTexts", g.params, g.story,
           g.body_html as "bodyHtml", g.bodies, g.options, g.price_fen as "priceFen",
           g.is_on_sale as "isOnSale", g.person_limit as "personLimit", ${returnRule} as "returnRule",
           g.freight_template_id as "freightTemplateId", k.skus,
           case when f.id is not null then jsonb_build_object('id', f.id, 'format', f.format, 'poster', v.poster,
             'width', f.width, 'height', f.height, 'durationMs', f.duration_ms, 'storedMs', extract(epoch from f.created_at) * 1000) end as video
    from goods g
    left join product_video v on v.goods_id = g.id
    left join product_video_file f on f.id = v.file_id
    cross join lateral (
      select ${stocks}, json_agg(json_build_array(k.id, k.sn, k.choice, k.price_fen, k.line_price_fen, k.picture,
               k.is_on_sale, k.gtin) order by k.sort, k.id) as skus
      from sku k left join stock t on t.sku_id = k.id where k.goods_id = g.id) k
    where g.id = ${anyOf(ids)}`,
)

/** The stable and the changing facts of products, in one statement. */
export async function fullProducts(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { facts: ProductFacts; live: LiveProduct }>> {
  return new Map(
    (await fullRows(db, ids)).map((row) => [row.id, { facts: productFactsOf(row), live: liveOf(row) }]),
  )
}

function productFactsOf(row: FullRow): ProductFacts {
  return {
    id: row.id,
    version: row.version,
    sn: row.sn,
    shopId: row.shopId,
    categoryIds: [row.category1, row.category2, row.category3],
    name: row.name,
    selling: row.selling,
    brand: row.brand,
    gallery: row.gallery,
    pictureTexts: row.pictureTexts,
    params: row.params,
    story: row.story,
    bodyHtml: row.bodyHtml,
    bodies: row.bodies,
    options: row.options,
    priceFen: row.priceFen,
    isOnSale: row.isOnSale,
    personLimit: row.personLimit,
    returnRule: row.returnRule,
    freightTemplateId: row.freightTemplateId,
    video: row.video,
    skus: (row.skus ?? []).map(([id, sn, choice, priceFen, linePriceFen, picture, isOnSale, gtin]) => ({
      id,
      sn,
      choice,
      priceFen,
      linePriceFen,
      picture,
      isOnSale,
      gtin,
    })),
  }
}

export interface ProductShop extends FreightTerms {
  id: string
  name: LocalText
  slug: string
  mark: string
  hue: number
  city: string
  goodsCount: number
  fansCount: number
}

/** The shop as product pages show it, with the terms of delivery of a template; null: of its default. */
export async function goodsShop(
  db: Db,
  shopId: string,
  freightTemplateId: string | null,
): Promise<ProductShop> {
  const { rows } = await sql<ProductShop>`
    select s.id, s.name, s.slug, s.mark, s.hue, s.city, 
           coalesce(f.free_shipping_from_fen, s.free_shipping_from_fen) as "freeShippingFromFen",
           coalesce(f.shipping_fee_fen, s.shipping_fee_fen) as "shippingFeeFen",
           coalesce(f.rule, s.freight_template) as "freightTemplate",
           s.fans_count as "fansCount",
           (select count(*)::int from goods g where g.shop_id = s.id and g.is_on_sale) as "goodsCount"
    from shop s left join freight_template f on f.id = ${freightTemplateId} and f.shop_id = s.id
    where s.id = ${shopId}`.execute(db)
  return theRow(rows)
}
