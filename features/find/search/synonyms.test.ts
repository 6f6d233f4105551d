import { openCatalogCache } from '@hojip/catalog'
import { aCategoryPath, aProduct } from '@hojip/catalog/testing'
import { aDatabase } from '@hojip/inventory/testing'
import { systemClock } from '@hojip/platform/clock'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { testApi } from '@hojip/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countWords, searchRoutes } from './index.ts'
import { distinctWords } from './rules/distinct-words.ts'

let { db, drop } = {} as Awaited<ReturnType<typeof aDatabase>>
let api: ReturnType<typeof testApi>
let tao: Viewer
let yun: Viewer

async function anOperator(name: string): Promise<Viewer> {
  const userId = newId()
  await db
    .insertInto('account')
    .values({ id: userId, name, phone: null, role: 'operator', login: name })
    .execute()
  return { userId, role: 'operator', sessionId: newId() }
}

function open() {
  return testApi(searchRoutes({ db, clock: systemClock }, openCatalogCache({ db, clock: systemClock }, 0)))
}

beforeAll(async () => {
  ;({ db, drop } = await aDatabase())
  api = open()
  ;[tao, yun] = [await anOperator('tao'), await anOperator('yun')]
  await aCategoryPath(db)
})
afterAll(async () => {
  await api.close()
  await drop()
})

function save(words: string[], more: object = {}, as = tao) {
  return api.send('POST /sysConsole/saveSynonym', { field: 'food', words, ...more }, { as })
}

async function listed(input: object = {}) {
  return (await api.send('POST /sysConsole/querySynonyms', input, { as: tao, locale: 'ko-KR' })).data
}

async function changesOf(pkId: string) {
  return (await api.send('GET /sysConsole/querySynonymChanges/{pkId}', { pkId }, { as: tao })).data.list
}

test.each([
  [
    [' 泡菜 ', 'KIMCHI', 'kimchi', 'ｋｉｍｃｈｉ'],
    ['泡菜', 'KIMCHI'],
  ],
  [
    ['Hot  Pot', 'hotpot', '火锅'],
    ['Hot Pot', '火锅'],
  ],
  [['  ', '茶'], ['茶']],
  [['茶', '茶'], ['茶']],
])('of %j a group stores %j', (typed, words) => expect(distinctWords(typed)).toEqual(words))

test('a group is added, changed and switched off, and the log records by whom', async () => {
  const added = (await save(['抹茶', '말차', 'matcha'])).data
  expect(added).toMatchObject({ field: 'food', words: ['抹茶', '말차', 'matcha'], isOn: true, version: 1 })
  const { pkId } = added
  const changed = (await save(['抹茶', 'matcha', '가루녹차'], { pkId, version: 1 }, yun)).data
  expect(changed).toMatchObject({ pkId, version: 2, words: ['抹茶', 'matcha', '가루녹차'] })
  const off = { pkId, version: 2, isOn: false }
  const switched = await api.send('POST /sysConsole/switchSynonym', off, { as: tao })
  expect(switched.data).toMatchObject({ isOn: false, version: 3 })
  expect((await listed({ words: 'MATCH' })).list).toMatchObject([{ pkId, isOn: false }])
  expect(
    (await changesOf(pkId)).map(({ operatorName, before, after }) => [
      operatorName,
      before?.words.length,
      after.isOn,
    ]),
  ).toEqual([
    ['tao', 3, false],
    ['yun', 3, true],
    ['tao', undefined, true],
  ])
})

test('groups are found by part of a word, field and state, with the names of the fields', async () => {
  await save(['石锅', '돌솥', '100% stone pot'], { field: 'test-field' })
  expect((await listed({ words: '0% st' })).total).toBe(1)
  expect((await listed({ words: '0%st' })).total).toBe(0)
  const { fields } = await listed()
  expect(fields.find(({ code }) => code === 'food')!.name).toBe('식품')
  expect(fields.find(({ code }) => code === 'test-field')).toEqual({ code: 'test-field', count: 1 })
  expect((await listed({ field: 'test-field' })).list).toHaveLength(1)
  expect((await listed({ field: 'test-field', filter: 'off' })).list).toHaveLength(0)
  expect((await listed({ pageSize: 5 })).list[0]!.field).toBe('test-field')
})

test('of two changes made from the same version one is refused', async () => {
  const { pkId } = (await save(['青瓷', '청자'])).data
  const answers = await Promise.all(
    ['celadon', 'greenware', 'cheongja'].map((word) => save(['青瓷', '청자', word], { pkId, version: 1 })),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual(['10000', '40009', '40009'])
  const off = await api.send('POST /sysConsole/switchSynonym', { pkId, version: 1, isOn: false }, { as: yun })
  expect(off).toMatchObject({ statusCode: 409, data: { reason: 'search/synonymChanged' } })
  expect(await changesOf(pkId)).toHaveLength(2)
  expect((await save(['青瓷', '도자'], { pkId })).code).toBe('40009')
})

test('the same group is added once, whatever the order of its words, also by two clicks', async () => {
  const answers = await Promise.all(
    [
      ['测试肠', '시험순대', 'soondae'],
      ['시험순대', 'soondae', '测试肠'],
      ['soondae', '测试肠', '시험순대'],
    ].map((words) => save(words)),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual(['10000', '40009', '40009'])
  const { pkId, version } = (await save(['测试肠', '시험순대'])).data
  expect((await save(['시험순대', 'soondae', '测试肠'], { pkId, version })).code).toBe('40009')
  // A refused change leaves the group and its log as they were.
  expect((await listed({ words: '测试肠' })).list.map((one) => one.version)).toEqual([1, 1])
  expect(await changesOf(pkId)).toHaveLength(1)
})

test.each<[string, object, string]>([
  ['one word', { words: ['茶'] }, 'words'],
  ['21 words', { words: Array.from({ length: 21 }, (_, i) => `w${i}`) }, 'words'],
  ['a long word', { words: ['茶', '茶'.repeat(41)] }, 'words'],
  ['a word without a letter', { words: ['茶', '--'] }, 'words'],
  ['a field with spaces', { words: ['茶', '차'], field: 'a b' }, 'field'],
])('%s is refused, and the refusal names the field', async (_, input, field) => {
  const answer = await save([], input)
  expect(answer.statusCode).toBe(400)
  expect(answer.data.fields![0]!.field).toMatch(new RegExp(`^${field}`))
})

test('words that differ only in case, width or spaces are no group; an unknown group is gone', async () => {
  expect(await save(['Hot Pot', 'hotpot'])).toMatchObject({
    code: '40001',
    data: { reason: 'search/wordsAlike' },
  })
  expect((await save(['茶', '차'], { pkId: newId(), version: 1 })).statusCode).toBe(404)
  const unknown = { pkId: newId(), version: 1, isOn: true }
  expect((await api.send('POST /sysConsole/switchSynonym', unknown, { as: tao })).statusCode).toBe(404)
  const log = await api.send('GET /sysConsole/querySynonymChanges/{pkId}', { pkId: newId() }, { as: tao })
  expect(log.statusCode).toBe(404)
})

test('the try-out shows how a query is read, and follows a change', async () => {
  await aProduct(db, { name: { 'zh-CN': '珐琅锅', 'en-US': 'Enamel pot', 'ko-KR': '법랑 냄비' } })
  await countWords(db)
  const read = async (goodsName: string) => {
    const fresh = open()
    const { data } = await fresh.send('POST /sysConsole/readQuery', { goodsName }, { as: tao })
    await fresh.close()
    return data
  }
  expect(await read('cookingvessel')).toMatchObject({ total: 0, isMore: false })
  await save(['cookingvessel', 'pot'])
  const found = await read('cookingvessel')
  expect(found).toMatchObject({ total: 1 })
  expect(found).not.toHaveProperty('corrected')
  expect(found.terms).toContainEqual({ tokens: ['cookingvessel'], others: [['pot']] })
  expect(await read('?')).toMatchObject({ terms: [], total: expect.any(Number) as number })
  expect(await read('enamle')).toMatchObject({ corrected: 'enamel', total: 1 })
})

test('shoppers and shops may neither read nor change groups', async () => {
  const { userId, sessionId } = tao
  for (const as of [
    { userId: newId(), sessionId, role: 'shopper' as const },
    { userId, sessionId, role: 'staff' as const },
  ])
    expect([401, 403, 404]).toContain((await save(['茶', '차'], {}, as)).statusCode)
  const { rows } =
    await sql`select from search_synonym_change where operator_id not in (${tao.userId}, ${yun.userId})`.execute(
      db,
    )
  expect(rows).toEqual([])
})
