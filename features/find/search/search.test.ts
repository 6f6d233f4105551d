import { aDatabase } from '@hojip/inventory/testing'
import { systemClock } from '@hojip/platform/clock'
import { inTransaction } from '@hojip/platform/db'
import type { Locale } from '@hojip/platform/i18n'
import { testApi } from '@hojip/platform/testing'
import { aShop } from '@hojip/shops/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCatalogCache, putCategories } from '@hojip/catalog'
import { sql } from 'kysely'
import { countWords, searchRoutes } from './index.ts'
import { aProduct } from '@hojip/catalog/testing'

let { db, drop } = {} as Awaited<ReturnType<typeof aDatabase>>
let api: ReturnType<typeof testApi>
function text(zh: string, en: string, ko: string) {
  return { 'zh-CN': zh, 'en-US': en, 'ko-KR': ko }
}

const shelf = {
  bedding: {
    name: text('轻奢纯棉刺绣水洗四件套', 'Embroidered cotton bedding set', '자수 면 침구 세트'),
    sales: 10,
  },
  seasons: { name: text('四季被与三件餐具套装', 'Quilt and tableware', '사계절 이불과 식기'), sales: 90 },
  kimchi: { name: text('手工辣白菜', 'Napa cabbage kimchi', '배추김치'), sales: 30 },
  dumplings: { name: text('泡菜鲜肉水饺', 'Kimchi dumplings', '김치만두'), sales: 40 },
  naengmyeon: { name: text('延吉冷面', 'Cold noodles', '연길 냉면'), sales: 20 },
  ramyun: { name: text('辣牛肉拉面', 'Spicy beef ramyun', '매운 소고기 라면'), sales: 50 },
  kettle: { name: text('珐琅烧水壶', 'Enamel kettle', '법랑 주전자'), sales: 5 },
  tea: { name: text('长白绿茶', 'Changbai green tea', '장백 녹차'), sales: 8 },
  teapot: { name: text('青瓷壶', 'Celadon pot', '청자 주전자'), sales: 80, category: 'tea' },
  steak: { name: text('谷饲西冷牛排', 'Sirloin steak', '등심 스테이크'), sales: 70 },
}
const keys = new Map<string, string>()

beforeAll(async () => {
  ;({ db, drop } = await aDatabase())
  api = testApi(searchRoutes({ db, clock: systemClock }, openCatalogCache({ db, clock: systemClock }, 0)))
  const shopId = await aShop(db)
  const nodes = [
    { code: 'tea', name: text('茶', 'Tea', '차') },
    { code: 'other', name: text('百货', 'Sundries', '잡화') },
  ]
  const ids = await inTransaction(db, (tx) => putCategories(tx, nodes))
  for (const [key, { name, sales, ...more }] of Object.entries(shelf)) {
    const categoryIds: [string] = [ids.get('category' in more ? more.category : 'other')!]
    keys.set(
      (await aProduct(db, { shopId, name, salesCount: sales, categoryIds, sn: `SN-${key}` })).goodsId,
      key,
    )
  }
  await aProduct(db, { shopId, name: '下架的四件套', isOnSale: false })
  await countWords(db)
})
afterAll(async () => {
  await api.close()
  await drop()
})

/** The words that were searched for instead. */
async function corrected(goodsName: string) {
  return (await api.send('POST /bizGoods/findAll', { goodsName })).data.corrected
}

async function search(goodsName: string, more: Record<string, unknown> = {}) {
  const { list } = (await api.send('POST /bizGoods/findAll', { goodsName, ...more })).data
  return list.map((card) => keys.get(card.pkId)).join(' ')
}

describe('words find', () => {
  test.each([
    ['四件套', 'bedding'],
    ['件套', 'bedding'],
    ['纯棉四件套', 'bedding'],
    ['套', 'bedding seasons'],
    ['泡菜', 'kimchi dumplings'],
    ['冷面', 'naengmyeon'],
    ['面', 'ramyun naengmyeon'],
    ['김치', 'kimchi dumplings'],
    ['김치를', 'kimchi dumplings'],
    ['냉면', 'naengmyeon'],
    ['연길 냉면', 'naengmyeon'],
    ['주전자', 'teapot kettle'],
    ['kettle', 'kettle teapot'],
    ['KETTLES', 'kettle teapot'],
    ['kimchi', 'kimchi dumplings'],
    ['cabbage kimchi', 'kimchi'],
    ['steak', 'steak'],
    ['SN-kettle', 'kettle'],
    ['没有这种东西', ''],
    ['xyzzy', ''],
    ['%', ''],
    ["' | 'x", ''],
  ])('%s: %s', async (words, found) => {
    expect(await search(words)).toBe(found)
  })

  test('products with a matching name come before those of a matching category, whatever their sales', async () => {
    expect(await search('tea')).toBe('tea teapot')
    expect(await search('茶')).toBe('tea teapot')
    expect(await search('tea', { sort: '1' })).toBe('teapot tea')
    expect(await search('tea', { sort: '2' })).toBe('teapot tea')
  })

  test('with other conditions', async () => {
    expect(await search('김치', { maxPrice: '1' })).toBe('')
    expect(await search('김치', { pageNum: 2, pageSize: 1 })).toBe('dumplings')
  })

  test('an empty text is no condition', async () => {
    expect((await search('  ')).split(' ')).toHaveLength(keys.size)
  })
})

describe('what was probably meant', () => {
  test.each([
    ['siguoji', undefined, ''],
    ['lengmian', '冷面', 'naengmyeon'],
    ['yanjilengmian', '延吉冷面', 'naengmyeon'],
    ['yan ji leng mian', '延吉冷面', 'naengmyeon'],
    ['leng面', '冷面', 'naengmyeon'],
    ['rlacl', '김치', 'kimchi dumplings'],
    ['ㄴㅁ', '냉면', 'naengmyeon'],
    ['ㅏㄷㅅ싣', 'kettle', 'kettle teapot'],
    ['dumplngs', 'dumpling', 'dumplings'],
    ['스테이끄', '스테이크', 'steak'],
    ['랭면', undefined, 'naengmyeon'],
    ['연길랭면', '연길 랭면', 'naengmyeon'],
    ['麵', undefined, 'ramyun naengmyeon'],
    ['ＫＥＴＴＬＥ', undefined, 'kettle teapot'],
    ['만두', undefined, 'dumplings'],
  ])('%s: %s', async (words, instead, found) => {
    expect([await corrected(words), await search(words)]).toEqual([instead, found])
  })
  test('a word of the mall is never corrected, even beside a frequent one that is nearly the same', async () => {
    // One letter from "steak", and no product is named so in this category.
    const shopId = await aShop(db)
    const { goodsId } = await aProduct(db, { shopId, name: text('桩', 'Steal', '훔') })
    await countWords(db)
    expect(await corrected('steal')).toBeUndefined()
    const { list } = (await api.send('POST /bizGoods/findAll', { goodsName: 'steal' })).data
    expect(list.map(({ pkId }) => pkId)).toEqual([goodsId])
    const { total, corrected: instead } = (
      await api.send('POST /bizGoods/findAll', { goodsName: 'steal', maxPrice: '1' })
    ).data
    expect([total, instead]).toEqual([0, undefined])
  })
})

test('an operator’s synonyms work within a second, and stop working when they are switched off', async () => {
  expect(await search('waterboiler')).toBe('')
  await sql`insert into search_synonym (field, words) values ('cookware', array['waterboiler', 'kettle'])`.execute(
    db,
  )
  const other = testApi(
    searchRoutes({ db, clock: systemClock }, openCatalogCache({ db, clock: systemClock }, 0)),
  )
  const { list } = (await other.send('POST /bizGoods/findAll', { goodsName: 'waterboiler' })).data
  expect(list.map((card) => keys.get(card.pkId))).toEqual(['kettle'])
  await other.close()
})

describe('suggestions while typing', () => {
  const suggest = async (goodsName: string, locale: Locale = 'zh-CN', size = 10) => {
    const answer = await api.send(
      'GET /bizGoods/likeGoodsName',
      { goodsName, size: String(size) },
      { locale },
    )
    return answer.data.list
  }
  test.each([
    ['ket', 'en-US', ['Enamel kettle']],
    ['napa cabbage kim', 'en-US', ['Napa cabbage kimchi']],
    ['tea', 'en-US', ['Tea', 'Changbai green tea']],
    ['김ㅊ', 'ko-KR', ['김치만두', '배추김치']],
    ['四件', 'zh-CN', ['轻奢纯棉刺绣水洗四件套']],
    ['lengm', 'zh-CN', ['冷面', '延吉冷面']],
    ['ㄴㅁ', 'ko-KR', ['냉면', '연길 냉면']],
    ['?', 'zh-CN', []],
  ] as const)('%s in %s', async (typed, locale, texts) => {
    expect((await suggest(typed, locale)).map((one) => one.text)).toEqual(texts)
  })
  test('lead to a category or a product, up to the requested number', async () => {
    const found = await suggest('茶', 'zh-CN')
    expect(found[0]).toMatchObject({ text: '茶', categoryName: '茶' })
    const second = found[1]!
    expect(second.kind === 'goods' && keys.get(second.goodsId)).toBe('tea')
    expect(await suggest('茶', 'zh-CN', 1)).toHaveLength(1)
  })
})

test('a shop is suggested by its name in any language, with its page', async () => {
  const shopId = await aShop(db, { name: text('延边阿妈妮泡菜坊', 'Amani Kimchi House', '아마니 김치집') })
  const suggested = async (goodsName: string, locale: Locale) =>
    (await api.send('GET /bizGoods/likeGoodsName', { goodsName }, { locale })).data.list
  const entry = { kind: 'shop', shopId, shopSlug: expect.any(String) as string, shopMark: '泡', shopHue: 176 }
  expect(await suggested('阿妈妮', 'zh-CN')).toContainEqual({ text: '延边阿妈妮泡菜坊', ...entry })
  expect(await suggested('amani kim', 'ko-KR')).toContainEqual({ text: '아마니 김치집', ...entry })
  expect((await suggested('泡', 'zh-CN')).filter(({ kind }) => kind === 'shop')).toEqual([])
})
