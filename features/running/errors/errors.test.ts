import { movableClock } from '@hojip/platform/clock'
import { testApi } from '@hojip/platform/testing'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { errorsRoutes } from './index.ts'

const clock = movableClock(1_760_000_000_000)
let logged: { event: string; fields: object | undefined }[]
function write(event: string, fields?: object) {
  return void logged.push({ event, fields })
}

const api = testApi(errorsRoutes({ clock, log: { info: write, warn: write, error: write } }))
beforeEach(() => {
  logged = []
})
afterAll(() => api.close())

function report(message: string, url = '/cart?id=1') {
  return api.send('POST /sysError/report', { message, url })
}

test('an error is logged with the page it happened on', async () => {
  expect((await report('a is undefined')).status).toBe(true)
  expect(logged).toEqual([{ event: 'script.error', fields: { message: 'a is undefined', url: '/cart' } }])
})

test('the same error is logged once, and again after ten minutes', async () => {
  await report('b is undefined')
  await report('b is undefined', '/cart?id=2')
  expect(logged).toHaveLength(1)
  clock.advance(10 * 60_000)
  await report('b is undefined')
  expect(logged).toHaveLength(2)
})

test('a report that is too long or malformed is refused and not logged', async () => {
  const inputs = [{}, { message: 1, url: '/' }, { message: 'x'.repeat(301), url: '/' }, { message: 'x' }]
  for (const input of inputs) expect((await api.send('POST /sysError/report', input)).code).toBe('40001')
  expect(logged).toEqual([])
})
