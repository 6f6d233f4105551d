import { openCatalogCache } from '@hojip/catalog'
import { aRoom, aShopper as someShopper } from '@hojip/inventory/testing'
import { movableClock } from '@hojip/platform/clock'
import type { Viewer } from '@hojip/platform/http'
import { searchJobs, searchRoutes } from '@hojip/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browseRoutes } from './index.ts'
import { plainSite } from './testing.ts'

const clock = movableClock(Date.parse('2026-11-21T15:50:00Z'))
let { db, tools, api, stop } = {} as Awaited<ReturnType<typeof aRoom>>
beforeAll(async () => {
  ;({ db, tools, api, stop } = await aRoom((tools) => {
    searchJobs(tools)
    return [...searchRoutes(tools, openCatalogCache(tools)), ...browseRoutes(tools, plainSite)]
  }, clock))
})
afterAll(() => stop())

function aShopper() {
  return someShopper(db)
}

async function save(as: Viewer, ...words: string[]) {
  clock.advance(1_000)
  return api.send('POST /appUserSearch/save', { words }, { as })
}

async function history(as: Viewer) {
  return (await api.send('POST /appUserSearch/queryHistory', {}, { as })).data.list
}

async function searched(as: Viewer) {
  return (await history(as)).map(({ text }) => text)
}

test('a search moves to the front when it is repeated, and the newest twenty are stored', async () => {
  const lin = await aShopper()
  for (const words of ['泡菜', '茶', 'Kimchi', '泡菜', 'KIMCHI']) await save(lin, words)
  expect(await searched(lin)).toEqual(['KIMCHI', '泡菜', '茶'])
  for (let i = 0; i < 25; i++) await save(lin, `第${i}个`)
  const stored = await searched(lin)
  expect([stored.length, stored[0], stored.at(-1)]).toEqual([20, '第24个', '第5个'])
})

test('parallel searches leave each once, and not more than twenty', async () => {
  const lin = await aShopper()
  await Promise.all(Array.from({ length: 30 }, (_, i) => save(lin, `第${i % 25}个`)))
  const stored = await searched(lin)
  expect([stored.length, new Set(stored).size]).toEqual([20, 20])
  await Promise.all(Array.from({ length: 8 }, () => save(lin, '泡菜')))
  expect((await searched(lin)).filter((words) => words === '泡菜')).toHaveLength(1)
})

test('a visitor’s searches come before the user’s, in their order; an undo restores a list', async () => {
  const lin = await aShopper()
  await save(lin, '冷面')
  await save(lin, '茶')
  await save(lin, '泡菜', '茶', '大米')
  expect(await searched(lin)).toEqual(['泡菜', '茶', '大米', '冷面'])
  const before = await searched(lin)
  const { pkId } = (await history(lin))[1]!
  await api.send('POST /appUserSearch/deleteById/{pkId}', { pkId }, { as: lin })
  await save(lin, ...before)
  expect(await searched(lin)).toEqual(before)
})

test('everybody sees and deletes their own searches alone', async () => {
  const [lin, tao] = [await aShopper(), await aShopper()]
  for (const as of [lin, tao]) await save(as, '泡菜', '茶')
  const { pkId } = (await history(lin))[0]!
  const remove = (as: Viewer) => api.send('POST /appUserSearch/deleteById/{pkId}', { pkId }, { as })
  expect(await remove(tao)).toMatchObject({ statusCode: 404, code: '40004' })
  expect((await remove(lin)).statusCode).toBe(200)
  expect((await remove(lin)).statusCode).toBe(404)
  expect(await searched(lin)).toEqual(['茶'])
  for (let i = 0; i < 2; i++)
    expect((await api.send('POST /appUserSearch/deleteAll', {}, { as: lin })).statusCode).toBe(200)
  expect([await searched(lin), await searched(tao)]).toEqual([[], ['泡菜', '茶']])
  expect((await api.send('POST /appUserSearch/queryHistory', {})).data.list).toEqual([])
  expect((await api.send('POST /appUserSearch/save', { words: ['茶'] })).statusCode).toBe(401)
})

test.each([
  { words: [] },
  { words: Array.from({ length: 21 }, () => '茶') },
  { words: ['茶'.repeat(101)] },
  {},
])('bad input is refused: %j', async (input) => {
  const answer = await api.send('POST /appUserSearch/save', input, { as: await aShopper() })
  const field = expect.stringMatching(/^words/) as unknown
  expect(answer).toMatchObject({ statusCode: 400, data: { fields: [{ field }] } })
})

test('closing an account deletes its searches, and no more are stored', async () => {
  const [lin, tao] = [await aShopper(), await aShopper()]
  for (const as of [lin, tao]) await save(as, '泡菜')
  await db.updateTable('account').set({ closed_at: new Date() }).where('id', '=', lin.userId).execute()
  await tools.jobs.emit(db, 'accounts/closed', { userId: lin.userId })
  await tools.jobs.drain()
  await save(lin, '茶')
  expect([await searched(lin), await searched(tao)]).toEqual([[], ['泡菜']])
})

test('with personalisation off nothing is recorded or offered, and what was stored can be read and deleted', async () => {
  const lin = await aShopper()
  await save(lin, '泡菜')
  const setTo = (is_personalised: boolean) =>
    db
      .insertInto('user_setting')
      .values({ user_id: lin.userId, is_personalised })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ is_personalised }))
      .execute()
  await setTo(false)
  expect((await save(lin, '茶')).statusCode).toBe(200)
  expect(await searched(lin)).toEqual([])
  const stored = async () =>
    (await api.send('POST /appUserSearch/queryByUserId', {}, { as: lin })).data.list.map(({ text }) => text)
  expect(await stored()).toEqual(['泡菜'])
  await setTo(true)
  expect(await searched(lin)).toEqual(['泡菜'])
  await setTo(false)
  await api.send('POST /appUserSearch/deleteAll', {}, { as: lin })
  expect(await stored()).toEqual([])
  await setTo(true)
  expect(await searched(lin)).toEqual([])
})
