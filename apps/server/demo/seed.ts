import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { addAccount, fullPasswordCost, hashPassword } from '@hojip/accounts'
import { addStaff } from '@hojip/staff'
import { storeFirstAddress } from '@hojip/aftersales'
import {
  putCategories,
  putPastPrices,
  putPlaces,
  putProducts,
  type ProductInput,
  type ProductsPut,
} from '@hojip/catalog'
import { putFrontPage } from '@hojip/front-pages'
import { putComments } from '@hojip/comments'
import type { Tools, Tx } from '@hojip/db'
import { computeRankings, putStreets } from '@hojip/halls'
import { inTransaction, readSetting, whileHeld, writeSetting } from '@hojip/platform/db'
import { countWords, putHotWords } from '@hojip/search'
import { computeScores, putShop } from '@hojip/shops'
import { folderObjects, type ObjectStore } from '@hojip/uploads'
import type { Progress } from '../running/progress.ts'
import { demoProducts } from './all-products.ts'
import { addDemoDocuments } from './applications/add-demo-documents.ts'
import { putDemoApplications } from './applications/put-demo-applications.ts'
import { categoryPaths, demoCategories } from './categories.ts'
import { demoHome, demoWords } from './home/home.ts'
import { chanceOf } from './chance.ts'
import { factsOf } from './comments/comment-facts.ts'
import { demoComments } from './comments/comments.ts'
import { productInputOf } from './product-input.ts'
import { demoFreight } from './freight.ts'
import { originOf } from './origins/imports.ts'
import { demoPlaces } from './origins/places.ts'
import { demoStreets } from './origins/streets.ts'
import { addDemoPictures } from './picture-files.ts'
import { pastPricesOf } from './prices/past-prices.ts'
import { putDemoQuestions } from './questions/put-demo-questions.ts'
import { demoShops } from './shops.ts'
import { demoColleagues, demoStaff } from './staff.ts'
import { storeDemoVideos } from './videos/demo-videos.ts'
import { dayMs } from '@hojip/platform/clock'
import { mustGet, zip } from '@hojip/platform/collections'

const seeded = 'demo.seeded'
/** The advisory lock of the process that fills the mall. */
const filling = 'demo.filling'
const lookAgainMs = 250

/** Tao and Yun run the mall: they sign in to the business site, and pass each other its customer service. */
const operators = [
  { login: 'tao', name: 'Tao', password: 'night-market' },
  { login: 'yun', name: 'Yun', password: 'early-market' },
]

async function putShops(tx: Tx): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const shop of demoShops) {
    const { slug, mark, hue, province, city, district } = shop
    const text = (zh: string, en: string, ko: string) => ({ 'zh-CN': zh, 'en-US': en, 'ko-KR': ko })
    const name = text(shop.zh, shop.en, shop.ko)
    const intro = text(shop.introZh, shop.introEn, shop.introKo)
    const scope = text(shop.scopeZh, shop.scopeEn, shop.scopeKo)
    const facts = { slug, name, intro, scope, mark, hue, province, city, district, ...demoFreight(slug) }
    const shopId = await putShop(tx, facts)
    await storeFirstAddress(tx, shopId, {
      consignee: `${shop.zh}售后组`,
      phone: '400-000-0000',
      address: `${province}${city}${district}特产街 1 号`,
    })
    ids.set(slug, shopId)
  }
  return ids
}

const productsById = new Map(demoProducts.map((product) => [product.id, product]))

async function putDemoComments(
  tx: Tx,
  inputs: readonly ProductInput[],
  { goodsIds, skuIds }: ProductsPut,
  nowMs: number,
) {
  const put = new Map(zip(inputs, goodsIds).map(([{ handle, skus }, id]) => [handle, { id, skus }]))
  const comments = demoComments.map((comment, i) => {
    const { id, skus } = mustGet(put, comment.goods)
    const createdAt = new Date(nowMs - (comment.daysAgo + chanceOf(comment.text)) * dayMs)
    const skuIdOf = (choice: readonly number[]) => skuIds.get(`${id}/${choice.join()}`)
    return {
      goodsId: id,
      author: comment.name,
      score: comment.score,
      content: comment.text,
      locale: comment.locale,
      createdAt,
      sourceHash: `demo ${i}`,
      ...factsOf(comment, mustGet(productsById, comment.goods), skus, createdAt, skuIdOf),
    }
  })
  await putComments(tx, comments)
}

/** Categories, shops, products, comments and questions in one transaction; returns the shops' ids. */
async function putCatalog(
  tx: Tx,
  videos: ReadonlyMap<string, string>,
  nowMs: number,
): Promise<Map<string, string>> {
  const paths = categoryPaths(await putCategories(tx, demoCategories()))
  const shopIds = await putShops(tx)
  await putPlaces(tx, demoPlaces)
  await putStreets(tx, demoStreets)
  await putFrontPage(tx, 'home', demoHome)
  await putHotWords(tx, demoWords)
  const inputs = demoProducts.map((product, i) => {
    const videoId = videos.get(product.id)
    return productInputOf(product, i + 1, {
      shopId: mustGet(shopIds, product.shop),
      categoryIds: mustGet(paths, product.category),
      origin: originOf(product.id, nowMs),
      video: videoId === undefined ? null : { id: videoId, poster: null },
    })
  })
  // New arrivals are a mixture of all products, not the last ones of the list.
  inputs.sort((a, b) => chanceOf(`new ${a.handle}`) - chanceOf(`new ${b.handle}`))
  const put = await putProducts(tx, inputs)
  await putPastPrices(tx, pastPricesOf(productsById, inputs, put, nowMs))
  await putDemoComments(tx, inputs, put, nowMs)
  const goodsIds = new Map(zip(inputs, put.goodsIds).map(([{ handle }, id]) => [handle, id]))
  await putDemoQuestions(tx, goodsIds, nowMs)
  return shopIds
}

/** Mei sells the kimchi that the README mentions first; every other shop's owner signs in by the shop's slug. */
function loginOf(slug: string): string {
  return slug === demoProducts.find((product) => product.id === 'kimchi')?.shop ? 'mei' : slug
}

/** A number that nobody has: the second step of signing in sends its code there, and the simulated inbox shows it. */
function workPhone(n: number) {
  return `+8619900000${String(n).padStart(3, '0')}`
}

/** Returns the first operator's id. */
async function putStaff(tx: Tx, shopIds: ReadonlyMap<string, string>): Promise<string> {
  // They share a password and one hash: fifty hashes would add two seconds to the first start.
  const passwordHash = await hashPassword(demoStaff.password, fullPasswordCost)
  const owners = [...shopIds].map(([slug, shopId]) => {
    const login = loginOf(slug)
    return { shopId, login, name: login === 'mei' ? 'Mei' : slug, roles: ['owner'] as const }
  })
  const meisShop = owners.find(({ login }) => login === 'mei')!.shopId
  const everybody = [...owners, ...demoColleagues.map((one) => ({ ...one, shopId: meisShop }))]
  for (const [n, { shopId, roles, ...person }] of everybody.entries()) {
    const phone = workPhone(operators.length + n + 1)
    const id = await addAccount(tx, { ...person, role: 'staff', passwordHash, phone })
    await addStaff(tx, id, shopId, roles)
  }
  const ids: string[] = []
  for (const [n, operator] of operators.entries())
    ids.push(await addAccount(tx, { role: 'operator', ...operator, phone: workPhone(n + 1) }))
  return ids[0]!
}

export interface SeedOptions {
  dataDir: string
  /** Where the videos go; left out: a folder of `dataDir`. */
  objects?: ObjectStore
  progress: Progress
}

/**
 * Fills a new demo mall: categories, shops, products, pictures, comments and the shops' staff. Does nothing when the
 * mall has been filled before. After an interruption, the next start repeats it with the same result. When several
 * processes start on the same empty database, one fills it and the others wait.
 */
export async function seedDemo(tools: Tools, options: SeedOptions): Promise<void> {
  if (await readSetting(tools.db, seeded)) return
  options.progress.step('Filling the demo mall')
  const fillOnce = async () => {
    if (!(await readSetting(tools.db, seeded))) await fill(tools, options)
  }
  while (!(await whileHeld(tools.db, filling, fillOnce))) await sleep(lookAgainMs)
}

async function fill(tools: Tools, options: SeedOptions): Promise<void> {
  const { dataDir, objects = folderObjects(join(dataDir, 'uploads')) } = options
  const { db } = tools
  const videos = await storeDemoVideos({ db, objects })
  const shopIds = await inTransaction(db, (tx) => putCatalog(tx, videos, tools.clock.nowMs()))
  await countWords(db)
  await addDemoPictures(db, join(dataDir, 'pictures'))
  // Else there would be no rankings before the next full hour.
  await computeRankings(tools)
  await computeScores(tools)
  // Staff are not idempotent, as their passwords are hashed: they are created in the transaction that sets the done
  // mark.
  const applications = await inTransaction(db, async (tx) => {
    const operatorId = await putStaff(tx, shopIds)
    const put = await putDemoApplications(tx, operatorId, tools.clock.nowMs())
    await writeSetting(tx, seeded, { at: new Date(tools.clock.nowMs()).toISOString() })
    return put
  })
  await addDemoDocuments({ ...tools, objects }, applications)
}
