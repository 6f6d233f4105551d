import { putProducts, readCategories } from '@hojip/catalog'
import type { Db, Tables } from '@hojip/db'
import { inTransaction, openDatabase } from '@hojip/platform/db'
import { putShop } from '@hojip/shops'
import { minuteMs } from '@hojip/platform/clock'
import { sql } from 'kysely'
import { multiply } from './multiply.ts'
import { productOfNumber, type Places } from './products.ts'
import { connected } from '../connected.ts'

const shopCount = 200
const batchSize = 500
/** Several lanes, so that the next batch is generated while PostgreSQL writes one. */
const lanes = 2
/** More products than these are copies. */
const mostFilled = 50_000
/** A machine that takes longer is too slow for the figures to mean anything. */
const mostMinutes = 30

function putShops(db: Db): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const ids: string[] = []
    for (let n = 1; n <= shopCount; n++) {
      const name = { 'zh-CN': `第${n}号铺子`, 'en-US': `Shop number ${n}`, 'ko-KR': `${n}호 가게` }
      ids.push(
        await putShop(tx, { slug: `bench-${n}`, name, freeShippingFromFen: 5_900, shippingFeeFen: 800 }),
      )
    }
    return ids
  })
}

async function placesIn(db: Db): Promise<Places> {
  const shopIds = await putShops(db)
  const categoryIds = new Map((await readCategories(db)).map(({ code, id }) => [code, id]))
  const pictures = await db
    .selectFrom('picture')
    .select('ref')
    .where('state', '=', 'ready')
    .orderBy('ref')
    .execute()
  return { shopIds, categoryIds, pictures: pictures.map(({ ref }) => ref) }
}

/** A connection for each lane: one that is opened while another lane makes its first batch may give up waiting. */
async function openLanes(db: Db): Promise<void> {
  await Promise.all(Array.from({ length: lanes }, () => sql`select 1`.execute(db)))
}

/**
 * Adds `count` products with three SKUs each to the demo's, by the function that imports use as far as that is quick.
 * Fails when that takes half an hour.
 */
export async function fill(
  url: string,
  count: number,
  onProgress: (done: number) => void = () => undefined,
): Promise<void> {
  const filled = Math.min(count, mostFilled)
  const until = performance.now() + mostMinutes * minuteMs
  const note = (done: number) => {
    onProgress(done)
    if (performance.now() > until) throw new Error(`${done} products took ${mostMinutes} minutes`)
  }
  const { db, close } = openDatabase<Tables>({ url, max: lanes })
  try {
    await openLanes(db)
    const places = await placesIn(db)
    let next = 0
    const lane = async () => {
      for (let from = next; from < filled; from = next) {
        next = from + batchSize
        const size = Math.min(batchSize, filled - from)
        const batch = Array.from({ length: size }, (_, i) => productOfNumber(from + i, places))
        await inTransaction(db, (tx) => putProducts(tx, batch))
        note(from + size)
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    await multiply(url, { filled, count }, note)
  } finally {
    await close()
  }
  await vacuum(url)
}

/** Vacuuming a full mall takes longer than clients and servers of the mall wait for a statement. */
async function vacuum(url: string): Promise<void> {
  const client = await connected(url)
  try {
    await client.query('set statement_timeout = 0')
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}
