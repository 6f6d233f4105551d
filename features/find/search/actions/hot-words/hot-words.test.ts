import { openCatalogCache } from '@hojip/catalog'
import { aDatabase } from '@hojip/inventory/testing'
import { movableClock } from '@hojip/platform/clock'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { newId } from '@hojip/platform/ids'
import { testApi } from '@hojip/platform/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { HotWord, HotWordsRead } from '../../contract/hot-words-calls.ts'
import { cacheHotWords, putHotWords, searchRoutes } from '../../index.ts'

const save = 'POST /sysConsole/saveHotWords'
let { db, drop } = {} as Awaited<ReturnType<typeof aDatabase>>
let api: ReturnType<typeof testApi>
let [ann, tao] = [] as unknown as [Viewer, Viewer]
const clock = movableClock(Date.now())

async function anOperator(name: string): Promise<Viewer> {
  const userId = newId()
  await db.insertInto('account').values({ id: userId, name, role: 'operator', phone: null }).execute()
  return { userId, role: 'operator', sessionId: newId() }
}

beforeEach(async () => {
  ;({ db, drop } = await aDatabase())
  api = testApi(searchRoutes({ db, clock }, openCatalogCache({ db, clock }, 0)))
  ;[ann, tao] = [await anOperator('Ann'), await anOperator('Tao')]
  await inTransaction(db, (tx) => putHotWords(tx, [{ word: text('冷面'), isDefault: true }]))
})
afterEach(async () => {
  await api.close()
  await drop()
})

function text(zh: string) {
  return { 'zh-CN': zh, 'ko-KR': `${zh}가`, 'en-US': `${zh} en` }
}

function aWord(zh: string, more: Partial<HotWord> = {}): HotWord {
  return { word: text(zh), isDefault: false, from: null, until: null, ...more }
}

async function read(): Promise<HotWordsRead> {
  return (await api.send('GET /sysConsole/queryHotWords', {}, { as: ann })).data
}

async function offered(locale: Locale = 'zh-CN') {
  return cacheHotWords({ db, clock }, 0)(locale)
}

test('a saved list is offered, in its order and for its times', async () => {
  const nowMs = clock.nowMs()
  const words = [
    aWord('泡菜'),
    aWord('明天', { from: nowMs + 86_400_000 }),
    aWord('冷面', { isDefault: true, until: nowMs + 86_400_000 }),
  ]
  const sent = await api.send(save, { version: 0, words }, { as: ann })
  expect(sent.data).toMatchObject({ version: 1, words, lastChange: { operatorName: 'Ann' } })
  expect(await read()).toEqual(sent.data)
  expect(await offered('ko-KR')).toEqual({ hot: ['泡菜가', '冷面가'], defaultWord: '冷面가' })
})

test('a process that has cached the words offers the new ones after a change', async () => {
  const words = cacheHotWords({ db, clock }, 0)
  expect((await words('zh-CN')).hot).toEqual(['冷面'])
  await api.send(save, { version: 0, words: [aWord('茶', { isDefault: true })] }, { as: ann })
  expect((await words('zh-CN')).hot).toEqual(['茶'])
})

test('of two operators who save at once the second gets the present list', async () => {
  const both = await Promise.all(
    [ann, tao].map((as, n) =>
      api.send(save, { version: 0, words: [aWord(`词${n}`, { isDefault: true })] }, { as }),
    ),
  )
  expect(both.map(({ code }) => code).sort()).toEqual(['10000', '40009'])
  const lost = both.find(({ code }) => code === '40009')!
  const now = await read()
  expect(now.version).toBe(1)
  expect(lost.data).toMatchObject({ reason: 'hotWords/changed', now })
})

test('the list before the last change can be put back', async () => {
  await api.send(save, { version: 0, words: [] }, { as: ann })
  expect(await offered()).toEqual({ hot: [], defaultWord: null })
  const { lastChange, version } = await read()
  const back = await api.send(save, { version, words: lastChange!.before }, { as: tao })
  expect(back.data).toMatchObject({ version: 2, lastChange: { operatorName: 'Tao', before: [] } })
  expect((await offered()).hot).toEqual(['冷面'])
})

test('what is wrong is named in the caller’s language, and changes nothing', async () => {
  const words = [{ ...aWord('茶', { isDefault: true }), word: { ...text('茶'), 'ko-KR': '' } }]
  const refused = await api.send(save, { version: 0, words }, { as: ann, locale: 'ko-KR' })
  expect(refused).toMatchObject({ code: '40001', data: { reason: 'hotWords/invalid' } })
  expect(JSON.stringify(refused.data)).toContain('세 언어를 모두 입력해 주세요')
  const many = Array.from({ length: 21 }, (_, n) => aWord(`词${n}`, { isDefault: n === 0 }))
  expect((await api.send(save, { version: 0, words: many }, { as: ann })).code).toBe('40001')
  expect(await read()).toMatchObject({ version: 0, words: [aWord('冷面', { isDefault: true })] })
})

test('an end that comes while a list is saved is stored', async () => {
  const words = [aWord('茶', { isDefault: true, until: clock.nowMs() + 1 })]
  expect((await api.send(save, { version: 0, words }, { as: ann })).code).toBe('10000')
})
