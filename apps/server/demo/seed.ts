import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { addAccount, addStaff, fullPasswordCost, hashPassword } from '@hojip/accounts'
import { keepShopAddress } from '@hojip/aftersales'
import { putCategories, putGoodsBatch, type GoodsInput, type GoodsPut } from '@hojip/catalog'
import { putComments } from '@hojip/comments'
import type { Tools, Tx } from '@hojip/db'
import { inTransaction, readSetting, whileHeld, writeSetting } from '@hojip/platform/db'
import { putShop } from '@hojip/shops'
import type { Progress } from '../running/progress.ts'
import { demoGoods } from './all-goods.ts'
import { categoryPaths, demoCategories } from './categories.ts'
import { chanceOf } from './chance.ts'
import { factsOf } from './comments/comment-facts.ts'
import { demoComments } from './comments/comments.ts'
import { goodsInputOf } from './goods-input.ts'
import { demoFreight } from './freight.ts'
import { addDemoPictures } from './picture-files.ts'
import { demoShops } from './shops.ts'
import { demoStaff } from './staff.ts'

const seeded = 'demo.seeded'
/** Whoever fills the mall holds it. */
const filling = 'demo.filling'
const lookAgainMs = 250

/** Tao runs the mall, and signs in to the shops' site too. */
const operator = { login: 'tao', name: 'Tao', password: 'night-market' }

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
    await keepShopAddress(tx, shopId, {
      consignee: `${shop.zh}售后组`,
      phone: '400-000-0000',
      address: `${province}${city}${district}特产街 1 号`,
    })
    ids.set(slug, shopId)
  }
  return ids
}

const dayMs = 86_400_000
const goodsById = new Map(demoGoods.map((goods) => [goods.id, goods]))

async function putDemoComments(
  tx: Tx,
  inputs: readonly GoodsInput[],
  { goodsIds, skuIds }: GoodsPut,
  nowMs: number,
) {
  const put = new Map(inputs.map((input, i) => [input.handle, { id: goodsIds[i]!, skus: input.skus }]))
  const comments = demoComments.map((comment, i) => {
    const { id, skus } = put.get(comment.goods)!
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
      ...factsOf(comment, goodsById.get(comment.goods)!, skus, createdAt, skuIdOf),
    }
  })
  await putComments(tx, comments)
}

/** Categories, shops, goods and comments in one transaction; gives the shops' ids. */
async function putCatalog(tx: Tx, nowMs: number): Promise<Map<string, string>> {
  const paths = categoryPaths(await putCategories(tx, demoCategories()))
  const shopIds = await putShops(tx)
  const inputs = demoGoods.map((goods, i) =>
    goodsInputOf(goods, i + 1, { shopId: shopIds.get(goods.shop)!, categoryIds: paths.get(goods.category)! }),
  )
  // The newest are a mixture of everything, not whatever stands last in the list.
  inputs.sort((a, b) => chanceOf(`new ${a.handle}`) - chanceOf(`new ${b.handle}`))
  await putDemoComments(tx, inputs, await putGoodsBatch(tx, inputs), nowMs)
  return shopIds
}

/** Mei sells the kimchi that stands first in the README; every other shop's staff sign in by the shop's slug. */
function loginOf(slug: string): string {
  return slug === demoGoods.find((goods) => goods.id === 'kimchi')?.shop ? 'mei' : slug
}

/** Nobody's: the second step of signing in sends its code there, and the simulated inbox shows it. */
function workPhone(n: number) {
  return `+8619900000${String(n).padStart(3, '0')}`
}

async function putStaff(tx: Tx, shopIds: ReadonlyMap<string, string>) {
  // One hash for all: they share the password, and fifty would take two seconds of the first start.
  const passwordHash = await hashPassword(demoStaff.password, fullPasswordCost)
  let staff = 1
  for (const [slug, shopId] of shopIds) {
    const login = loginOf(slug)
    const id = await addAccount(tx, {
      name: login === 'mei' ? 'Mei' : slug,
      role: 'staff',
      login,
      passwordHash,
      phone: workPhone((staff += 1)),
    })
    await addStaff(tx, id, shopId)
  }
  await addAccount(tx, { role: 'operator', ...operator, phone: workPhone(1) })
}

export interface SeedOptions {
  dataDir: string
  progress: Progress
}

/**
 * Fills a new demo mall: categories, shops, goods, pictures, comments and the shops' staff. Does nothing when that was
 * done before; cut short, the next start does it again and arrives at the same. Of several processes that start on the
 * same empty database one does it, and the others wait.
 */
export async function seedDemo(tools: Tools, options: SeedOptions): Promise<void> {
  if (await readSetting(tools.db, seeded)) return
  options.progress.step('Filling the demo mall')
  const fillOnce = async () => {
    if (!(await readSetting(tools.db, seeded))) await fill(tools, options)
  }
  while (!(await whileHeld(tools.db, filling, fillOnce))) await sleep(lookAgainMs)
}

async function fill(tools: Tools, { dataDir, progress }: SeedOptions): Promise<void> {
  const { db } = tools
  const shopIds = await inTransaction(db, (tx) => putCatalog(tx, tools.clock.nowMs()))
  await addDemoPictures(db, join(dataDir, 'pictures'), (done, total) =>
    progress.step('Making pictures', done, total),
  )
  // The staff have passwords and would be made twice: with the mark that says it is done, or not at all.
  await inTransaction(db, async (tx) => {
    await putStaff(tx, shopIds)
    await writeSetting(tx, seeded, { at: new Date(tools.clock.nowMs()).toISOString() })
  })
}
