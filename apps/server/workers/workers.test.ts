import { readFileSync } from 'node:fs'
import { sharedSites } from '@hojip/platform/testing/sites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aServedMall, type ServedMall } from '../testing/served-mall.ts'

let mall: ServedMall
beforeAll(async () => {
  mall = await aServedMall(await sharedSites(), { WORKERS: '2', LOG_LEVEL: 'info' })
  expect(await mall.outcome, mall.said()).toBe('open')
})
afterAll(() => mall.close())

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
}

test('two workers', async () => {
  await expect.poll(() => childrenOf(mall.pid).length).toBe(2)
  await expect.poll(async () => (await fetch(`${mall.url}/ready`)).status, { timeout: 60_000 }).toBe(200)
  mall.signal('SIGHUP')
  await mall.says('workers.replaced')
  mall.signal('SIGTERM')
  expect(await mall.ended).toBe(0)
})
