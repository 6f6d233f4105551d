import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuardedMall, must, type GuardedMall } from '../security/testing/guarded-mall.ts'
import { aWorld, type World } from '../security/testing/world.ts'

/** What the words in a search field promise, and what its call has to find by: a list row's own values. */
interface Promised {
  call: string
  who: 'lin' | 'mei' | 'ann'
  /** The field of the call that takes the words. */
  field: string
  /** What somebody types who wants the row. */
  typed: (row: never) => (string | undefined)[]
}

let mall: GuardedMall
let world: World
beforeAll(async () => {
  mall = await aGuardedMall()
  world = await aWorld(mall)
  must(await mall.send('POST /appUserFavorite/save', { goodsId: world.goods.goodsId }, world.lin.pass))
  const { name, code } = company
  await sql`update shop_application set kind = 'company', company_name = ${name}, company_code = ${code}
    where id = ${world.ofLin.applications.waiting}`.execute(mall.tools.db)
})
afterAll(() => mall.close())

type Row = Record<string, string>

/** Lists of applications do not contain the code. */
const company = { name: '鹬陶瓷有限公司', code: '91222401MA0Y2X7Q3K' }

const promised: Record<string, Promised> = {
  售后单号或订单号: {
    call: 'POST /bizConsole/queryRefunds',
    who: 'mei',
    field: 'code',
    typed: ({ refundCode, orderCode }: Row) => [refundCode, orderCode],
  },
  名称或编码: {
    call: 'POST /bizConsole/queryStock',
    who: 'mei',
    field: 'words',
    typed: ({ goodsName, goodsSn }: Row) => [goodsName, goodsSn],
  },
  商品名称或编码: {
    call: 'POST /bizConsole/queryProducts',
    who: 'mei',
    field: 'words',
    typed: ({ goodsName, goodsSn }: Row) => [goodsName, goodsSn],
  },
  '商品、店铺或订单号': {
    call: 'POST /bizOrder/queryMyOrder',
    who: 'lin',
    field: 'goodsName',
    typed: ({ orderCode, shopName, goodsInfoList }: Row & { goodsInfoList: readonly Row[] }) => [
      orderCode,
      shopName,
      goodsInfoList[0]!['goodsName'],
    ],
  },
  商品或店铺名称: {
    call: 'POST /appUserFavorite/queryByUserId',
    who: 'lin',
    field: 'goodsName',
    typed: () => ['手工辣白菜', '阿美泡菜坊'],
  },
  '店名、姓名、公司或信用代码': {
    call: 'POST /sysConsole/queryApplications',
    who: 'ann',
    field: 'q',
    typed: ({ shopName, contactName }: Row) => [shopName, contactName, company.name, company.code],
  },
  '店名，或店铺网址的最后一段': {
    call: 'POST /sysConsole/queryShops',
    who: 'ann',
    field: 'words',
    typed: ({ shopName, slug }: Row) => [shopName, slug],
  },
  词的一部分: {
    call: 'POST /sysConsole/querySynonyms',
    who: 'ann',
    field: 'words',
    typed: ({ words }: { words: string[] }) => words.map((word) => word.slice(0, 1)),
  },
}

test.each(Object.entries(promised))('a field labelled “%s” finds by each of them', async (_, one) => {
  const { pass } = world[one.who]
  const ask = async (input: Record<string, unknown>) =>
    must(await mall.send(one.call, input, pass)).list as { pkId: string }[]
  const [row] = await ask({})
  const typed = one.typed(row as never)
  expect(typed.length).toBeGreaterThan(0)
  for (const words of typed) {
    expect(words, JSON.stringify(row)).toMatch(/./)
    const found = await ask({ [one.field]: words })
    expect(
      found.map(({ pkId }) => pkId),
      `${one.call} ${words}`,
    ).toContain(row!.pkId)
  }
})
