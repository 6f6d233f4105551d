import { putCategories } from '@hojip/catalog'
import { inTransaction } from '@hojip/platform/db'
import { locales } from '@hojip/platform/i18n'
import { policy } from '@hojip/policy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { periods } from './articles/periods.ts'
import { articleId, topics } from './rules/topics.ts'
import { aHelpRoom, type HelpRoom } from './testing.ts'

let room: HelpRoom
let api: HelpRoom['api']
beforeAll(async () => {
  room = await aHelpRoom()
  api = room.api
})
afterAll(() => room.close())

async function article(id: string, locale: (typeof locales)[number] = 'zh-CN') {
  return (await api.send('GET /sysHelp/findById/{id}', { id }, { locale })).data
}

test.each(locales)('the tree contains every article once, in %s', async (locale) => {
  const { data } = await api.send('GET /sysHelp/findTree', {}, { locale })
  expect(data.list.map(({ key }) => key)).toEqual(['shopping', 'delivery', 'afterSales', 'shops', 'about'])
  const found = data.list.flatMap(({ articles }) => articles.map(({ topic }) => topic))
  expect(found.toSorted()).toEqual(topics.toSorted())
})

test.each(topics)('%s is one article under both ids, in all languages', async (topic) => {
  const titles = await Promise.all(
    locales.map(async (locale) => {
      const live = await article(articleId(topic, ''), locale)
      expect(await article(articleId(topic, '3000'), locale)).toEqual(live)
      expect([live.id, live.testId, live.topic]).toEqual([
        articleId(topic, ''),
        articleId(topic, '3000'),
        topic,
      ])
      expect(live.sections.length).toBeGreaterThan(2)
      for (const { heading, paragraphs, points } of live.sections) {
        expect(heading).not.toBe('')
        expect([...paragraphs, ...points].length).toBeGreaterThan(0)
      }
      return live.title
    }),
  )
  expect(new Set(titles).size).toBe(locales.length)
})

test.each(['0', '9999', 'returns', '%00', '16 or 1=1'])('%s is not an article', async (id) => {
  const answer = await api.send('GET /sysHelp/findById/{id}', { id })
  expect([answer.status, answer.code]).toEqual([false, '40004'])
})

test('articles name the periods that the timers use', async () => {
  const text = JSON.stringify(await article(articleId('orderTime', '')))
  expect(text).toContain(`${policy.payTimeoutMs / 60_000} 分钟内付款`)
  expect(text).toContain(`${policy.shipByMs / 3_600_000} 小时内发货`)
  for (const [name, count] of Object.entries(periods)) expect(Number.isInteger(count), name).toBe(true)
})

test('the article about returns names the categories that have a rule, and follows a change of them', async () => {
  const name = { 'zh-CN': '鲜花', 'en-US': 'Flowers', 'ko-KR': '꽃' }
  const last = async (locale: (typeof locales)[number]) =>
    (await article(articleId('returns', ''), locale)).sections.at(-1)!.points
  expect(await last('zh-CN')).toEqual([
    '不支持无理由退货的类目：目前没有。',
    '拆封后不支持的类目：目前没有。',
  ])
  await inTransaction(room.db, (tx) =>
    putCategories(tx, [
      { code: 'flowers', name, returnRule: 'perishable' },
      { code: 'tea', name: { 'zh-CN': '茶', 'en-US': 'Tea', 'ko-KR': '차' }, returnRule: 'sealed' },
      { code: 'toys', name: { 'zh-CN': '玩具' } },
    ]),
  )
  expect(await last('zh-CN')).toEqual(['不支持无理由退货的类目：鲜花。', '拆封后不支持的类目：茶。'])
  expect((await last('ko-KR'))[0]).toContain('꽃')
  expect((await last('en-US'))[1]).toContain('Tea')
})

test('a search finds articles by their text and returns an excerpt', async () => {
  const search = async (text: string, locale: (typeof locales)[number]) =>
    (await api.send('GET /sysHelp/findTree', { text }, { locale })).data.list.flatMap(
      ({ articles }) => articles,
    )
  const [found] = await search('二维码', 'zh-CN')
  expect(found?.topic).toBe('payment')
  expect(found?.lead).toContain('二维码')
  expect((await search('ALIPAY scan', 'en-US')).map(({ topic }) => topic)).toEqual(['payment'])
  expect((await search('반품 배송비', 'ko-KR')).map(({ topic }) => topic)).toContain('returns')
  expect(await search('zzz', 'en-US')).toEqual([])
  expect((await api.send('GET /sysHelp/findTree', { text: 'x'.repeat(51) })).code).toBe('40001')
})

test.each(locales)('an agreement is answered by its type, as text, in %s', async (locale) => {
  const ask = async (type: string) =>
    (await api.send('GET /sysAgreement/findByType', { type }, { locale })).data
  for (const [type, topic] of [
    ['user', 'agreement'],
    ['privacy', 'privacy'],
  ] as const) {
    const { title, sections } = await article(articleId(topic, ''), locale)
    const found = await ask(type)
    expect(found).toMatchObject({ title, version: 0, effectiveTime: null })
    for (const { heading } of sections) expect(found.content.split('\n')).toContain(heading)
  }
  expect((await api.send('GET /sysAgreement/findByType', { type: 'shop' })).statusCode).toBe(400)
})
