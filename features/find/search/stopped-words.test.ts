import { openCatalogCache } from '@hojip/catalog'
import { aCategoryPath, aProduct } from '@hojip/catalog/testing'
import { aDatabase } from '@hojip/inventory/testing'
import { systemClock } from '@hojip/platform/clock'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { testApi } from '@hojip/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countWords, searchRoutes } from './index.ts'

let { db, drop } = {} as Awaited<ReturnType<typeof aDatabase>>
let api: ReturnType<typeof testApi>
let tao: Viewer

beforeAll(async () => {
  ;({ db, drop } = await aDatabase())
  api = testApi(searchRoutes({ db, clock: systemClock }, openCatalogCache({ db, clock: systemClock }, 0)))
  const userId = newId()
  await db
    .insertInto('account')
    .values({ id: userId, name: 'tao', phone: null, role: 'operator', login: 'tao' })
    .execute()
  tao = { userId, role: 'operator', sessionId: newId() }
  await aCategoryPath(db)
})
afterAll(async () => {
  await api.close()
  await drop()
})

async function read() {
  return (await api.send('GET /sysConsole/queryStoppedWords', {}, { as: tao })).data
}

function save(words: string[], version: number, as = tao) {
  return api.send('POST /sysConsole/saveStoppedWords', { words, version }, { as })
}

test('a shopper finds products by words that no product has, once these are stopped', async () => {
  await aProduct(db, { name: { 'zh-CN': '珐琅锅', 'en-US': 'Enamel pot', 'ko-KR': '법랑 냄비' } })
  await countWords(db)
  const found = async (goodsName: string) => {
    const { data } = await api.send('POST /bizGoods/findAll', { goodsName, sort: '1' }, {})
    return data.total
  }
  const { version, words } = await read()
  expect(words).toContain('包邮')
  expect(await found('superior enamel pot')).toBe(0)
  expect((await save([...words, 'Superior'], version)).data).toMatchObject({
    version: version + 1,
    lastChange: { operatorName: 'tao' },
  })
  // A process reads the version of the dictionary at most once a second.
  await expect.poll(() => found('superior enamel pot'), { timeout: 60_000 }).toBe(1)
  const query = await api.send('POST /sysConsole/readQuery', { goodsName: 'superior pot' }, { as: tao })
  expect(query.data).toMatchObject({ stopped: ['superior'], terms: [{ tokens: ['pot'] }], total: 1 })
})

test('of changes made from the same version one is stored, and the others get the present list', async () => {
  const { version } = await read()
  const answers = await Promise.all(['甲', '乙', '丙'].map((word) => save([word], version)))
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['10000', '40009', '40009'])
  const now = await read()
  expect(now).toMatchObject({ version: version + 1, words: [expect.stringMatching(/^[甲乙丙]$/)] })
  expect(answers.find(({ code }) => code === '40009')!.data).toMatchObject({ now: { version: version + 1 } })
  expect((await save([], now.version)).data).toMatchObject({ words: [] })
})

test.each<[string, string[], string]>([
  ['301 words', Array.from({ length: 301 }, (_, i) => `w${i}`), 'words'],
  ['a long word', ['茶'.repeat(41)], 'words.0'],
  ['a word without a letter', ['--'], 'words.0'],
])('%s is refused, and the refusal names the field', async (_, words, field) => {
  const answer = await save(words, 0)
  expect(answer.statusCode).toBe(400)
  expect(answer.data.fields![0]!.field).toBe(field)
})

test('shoppers and shops may neither read nor change the list', async () => {
  const before = await read()
  for (const role of ['shopper', 'staff'] as const) {
    const as: Viewer = { userId: newId(), sessionId: tao.sessionId, role }
    expect([401, 403, 404]).toContain((await save([], before.version, as)).statusCode)
    const refused = await api.send('GET /sysConsole/queryStoppedWords', {}, { as })
    expect([401, 403, 404]).toContain(refused.statusCode)
  }
  expect(await read()).toEqual(before)
})
