import { aDatabase } from '@hojip/inventory/testing'
import { movableClock } from '@hojip/platform/clock'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { momentOf } from '@hojip/platform/mall-time'
import { localSignals, type LiveCopy } from '@hojip/platform/signals'
import { failingLog, testApi } from '@hojip/platform/testing'
import { isWorkday, setChangedDays } from '@hojip/platform/workdays'
import { workdaysLater } from '@hojip/policy'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openCalendar, settingsRoutes } from './index.ts'

let { db, drop } = {} as Awaited<ReturnType<typeof aDatabase>>
let api: ReturnType<typeof testApi>
let calendar: LiveCopy
let tao: Viewer
const clock = movableClock(momentOf('2026-11-27 10:00:00').getTime())
const signals = localSignals()

beforeEach(async () => {
  ;({ db, drop } = await aDatabase())
  calendar = await openCalendar({ db, log: failingLog(), signals })
  api = testApi(settingsRoutes({ db, clock, calendar, settings: calendar }))
  const userId = newId()
  await db.insertInto('account').values({ id: userId, name: 'Tao', role: 'operator', phone: null }).execute()
  tao = { userId, role: 'operator', sessionId: newId() }
})
afterEach(async () => {
  calendar.stop()
  setChangedDays(new Map())
  await api.close()
  await drop()
})

function set(day: string, is: boolean) {
  return api.send('POST /sysConsole/setWorkday', { day, isWorkday: is }, { as: tao })
}

async function yearOf(year: number) {
  return (await api.send('GET /sysConsole/queryCalendar', { year }, { as: tao })).data
}

test('a year has the days that differ from their weekday, and whether it knows the holidays', async () => {
  const known = await yearOf(2026)
  expect(known).toMatchObject({ first: '2026-11-27', last: '2028-12-31', isKnown: true })
  expect(known.list).toContainEqual({ day: '2026-10-01', isWorkday: false, changedBy: null })
  expect(known.list).toContainEqual({ day: '2026-10-10', isWorkday: true, changedBy: null })
  expect(await yearOf(2027)).toMatchObject({ isKnown: false, list: [] })
})

test('a day off that an operator enters counts at once, and deadlines pass over it', async () => {
  const friday = momentOf('2027-04-30 12:00:00').getTime()
  expect(workdaysLater(friday, 1)).toBe(momentOf('2027-05-03 12:00:00').getTime())
  await set('2027-05-03', false)
  await set('2027-05-08', true)
  expect(isWorkday('2027-05-03', 'CN')).toBe(false)
  expect(isWorkday('2027-05-08', 'CN')).toBe(true)
  expect(isWorkday('2027-05-08', 'KR')).toBe(false)
  expect(workdaysLater(friday, 1)).toBe(momentOf('2027-05-04 12:00:00').getTime())
  expect((await yearOf(2027)).list).toEqual([
    { day: '2027-05-03', isWorkday: false, changedBy: 'Tao' },
    { day: '2027-05-08', isWorkday: true, changedBy: 'Tao' },
  ])
})

test('a day that the table has anyway is not stored', async () => {
  await set('2027-05-03', false)
  await set('2027-05-03', true)
  await set('2027-05-08', false)
  expect((await yearOf(2027)).list).toEqual([])
  expect(isWorkday('2027-05-03', 'CN')).toBe(true)
})

test('another process counts a changed day after the signal, and a new one from its start', async () => {
  await set('2027-05-03', false)
  // As a process that has missed the change, and gets the next one.
  setChangedDays(new Map())
  signals.publish('calendar.changed', '')
  await expect.poll(() => isWorkday('2027-05-03', 'CN')).toBe(false)
  setChangedDays(new Map())
  const other = await openCalendar({ db, log: failingLog(), signals })
  other.stop()
  expect(isWorkday('2027-05-03', 'CN')).toBe(false)
})

test('a lost signal is made up for by reading from time to time', async () => {
  const often = await openCalendar({ db, log: failingLog(), signals: localSignals() }, 20)
  await set('2027-05-03', false)
  setChangedDays(new Map())
  await expect.poll(() => isWorkday('2027-05-03', 'CN')).toBe(false)
  often.stop()
})

test.each(['2026-11-26', '2029-01-01'])('%s is outside of what can be changed', async (day) => {
  const answer = await set(day, false)
  expect(answer).toMatchObject({ code: '40001', data: { reason: 'calendar/outside' } })
  expect((await yearOf(Number(day.slice(0, 4)))).list.some((one) => one.changedBy)).toBe(false)
})

test('a day that does not exist is refused', async () => {
  expect(await set('2027-02-29', false)).toMatchObject({ code: '40001' })
})

test('two operators who make a day a day off at once: it is one', async () => {
  const answers = await Promise.all([set('2027-05-03', false), set('2027-05-03', false)])
  expect(answers.map(({ code }) => code)).toEqual(['10000', '10000'])
  expect((await yearOf(2027)).list).toHaveLength(1)
})
