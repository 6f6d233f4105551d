import { aDatabase } from '@hojip/inventory/testing'
import { movableClock } from '@hojip/platform/clock'
import { call, shapes, type Bound, type Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { localSignals } from '@hojip/platform/signals'
import { failingLog, testApi } from '@hojip/platform/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSettings, settingsRoutes, underSwitches, type LiveSettings } from './index.ts'
import { isLastWayToPay } from './rules/switches.ts'

let { db, drop } = {} as Awaited<ReturnType<typeof aDatabase>>
let api: ReturnType<typeof testApi>
let settings: LiveSettings
let other: LiveSettings
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

const asked = call({
  summary: 'A call',
  auth: 'public',
  owner: 'none',
  rate: 'read',
  cache: 'none',
  input: shapes.noInput,
  output: shapes.nothing,
})
const stopped: Bound[] = ['POST /shopJoin/apply', 'POST /bizGoodsQuestion/save'].map((key) => ({
  key,
  call: asked,
  handler: () => Promise.resolve(null),
}))

beforeEach(async () => {
  ;({ db, drop } = await aDatabase())
  const signals = localSignals()
  settings = await openSettings({ db, log: failingLog(), signals })
  other = await openSettings({ db, log: failingLog(), signals })
  api = testApi([
    ...settingsRoutes({ db, clock: movableClock(), settings, calendar: settings }),
    ...underSwitches(settings, stopped),
  ])
  ;[tao, yun] = [await anOperator('tao'), await anOperator('yun')]
})
afterEach(async () => {
  settings.stop()
  other.stop()
  await api.close()
  await drop()
})

function save(name: string, value: number, revision: number, as = tao) {
  return api.send('POST /sysConsole/saveSetting', { name, value, revision }, { as })
}

async function read(name: string) {
  const { data } = await api.send('POST /sysConsole/querySettings', {}, { as: tao })
  return data.list.find((one) => one.name === name)!
}

test('everything is on until an operator switches it off; then its call is refused, in the language of the caller', async () => {
  expect(await read('shopJoin')).toMatchObject({ value: 1, revision: 0, changedBy: '', gmtModified: null })
  expect((await api.send('POST /shopJoin/apply', {})).statusCode).toBe(200)
  const saved = await save('shopJoin', 0, 0)
  expect(saved.data).toMatchObject({ name: 'shopJoin', value: 0, revision: 1, changedBy: 'tao' })
  const refused = await api.send('POST /shopJoin/apply', {}, { locale: 'en-US' })
  expect(refused.data.reason).toBe('http/switchedOff')
  expect(refused.msg).toBe('Applications of new shops: switched off for now. Please come back later')
  expect((await api.send('POST /bizGoodsQuestion/save', {})).statusCode).toBe(200)
  await save('shopJoin', 1, 1)
  expect((await api.send('POST /shopJoin/apply', {})).statusCode).toBe(200)
})

test('another process learns of a change by a signal', async () => {
  await save('questions', 0, 0)
  await expect.poll(() => other.off()).toEqual(['questions'])
})

test('of two operators the slower one is refused, and the value stays', async () => {
  const all = await Promise.all([save('answers', 0, 0, tao), save('answers', 0, 0, yun)])
  expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
  const slower = all.find(({ statusCode }) => statusCode === 409)!
  expect(slower.data.reason).toBe('settings/changed')
  expect(slower.data).toMatchObject({ now: { value: 0, revision: 1 } })
})

test('one way to pay stays on, also when both are switched off at the same time', async () => {
  const all = await Promise.all([save('payWechat', 0, 0, tao), save('payAlipay', 0, 0, yun)])
  expect(all.map(({ data }) => data.reason ?? 'saved').toSorted()).toEqual(['saved', 'settings/lastWayToPay'])
  expect(settings.off()).toHaveLength(1)
})

test('the history shows who changed what from what, and an earlier value can be restored', async () => {
  await save('translation', 0, 0)
  await save('translation', 1, 1, yun)
  await save('questions', 0, 0)
  const ask = (input: object) => api.send('POST /sysConsole/querySettingChanges', input, { as: tao })
  const { data } = await ask({ name: 'translation' })
  expect(data.list.map(({ from, to, changedBy }) => [from, to, changedBy])).toEqual([
    [0, 1, 'yun'],
    [1, 0, 'tao'],
  ])
  const restored = await save('translation', data.list[0]!.from, (await read('translation')).revision)
  expect(restored.data.value).toBe(0)
  expect((await ask({})).data).toMatchObject({ total: 4 })
})

test('saving the value that it has already changes nothing', async () => {
  expect((await save('comments', 1, 0)).data).toMatchObject({ revision: 0, changedBy: '' })
  expect((await api.send('POST /sysConsole/querySettingChanges', {}, { as: tao })).data.total).toBe(0)
})

test('a value out of bounds and an unknown name are refused', async () => {
  expect((await save('comments', 2, 0)).data.reason).toBe('settings/outOfRange')
  expect((await save('nothing', 1, 0)).data.fields?.[0]?.field).toBe('name')
})

test('shoppers and staff see no settings', async () => {
  const lin: Viewer = { userId: newId(), role: 'shopper', sessionId: newId() }
  expect((await save('comments', 0, 0, lin)).statusCode).toBe(404)
  expect((await save('comments', 0, 0, { ...lin, role: 'staff', shopId: newId() })).statusCode).toBe(404)
})

test('a switch that is no way to pay is never the last one', () => {
  expect(isLastWayToPay('questions', () => false)).toBe(false)
  expect(isLastWayToPay('payAlipay', (name) => name === 'payWechat')).toBe(false)
  expect(isLastWayToPay('payAlipay', () => true, ['payAlipay'])).toBe(true)
})
