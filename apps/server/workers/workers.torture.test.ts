import { aTorture } from '@hojip/platform/testing'
import { sharedSites } from '@hojip/platform/testing/sites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exitCodes } from '../running/ending.ts'
import { ask, failed, underLoad, workersOf } from '../testing/load.ts'
import { aServedMall, type ServedMall } from '../testing/served-mall.ts'

/** A hundred tries are one round of each; the everyday test beside this one has the first. */
const { tries, pick } = aTorture(0)
const rounds = Math.ceil(tries / 100)

let mall: ServedMall
beforeAll(async () => {
  if (rounds === 0) return
  mall = await aServedMall(await sharedSites(), { WORKERS: '3', LOG_LEVEL: 'info' })
  if ((await mall.outcome) !== 'open') throw new Error(mall.said())
  await mall.says('workers.open', 3)
}, 300_000)
afterAll(() => rounds > 0 && mall.close())

function victim(): number {
  const all = workersOf(mall)
  return all[pick(all.length)]!
}

test.runIf(rounds > 0)('workers are replaced again and again without a failed request', async () => {
  for (let round = 1; round <= rounds; round += 1) {
    const statuses = await underLoad(mall, true, () => {
      mall.signal('SIGHUP')
      return mall.says('"workers.replaced"', round)
    })
    expect(failed(statuses)).toEqual([])
    expect(workersOf(mall)).toHaveLength(3)
  }
})

test.runIf(rounds > 0)(
  'workers that are killed one after the other come back, and the mall goes on',
  async () => {
    const before = mall.said().split('workers.open').length - 1
    for (let round = 1; round <= rounds; round += 1) {
      process.kill(victim(), 'SIGKILL')
      await mall.says('workers.open', before + round)
      expect((await ask(mall, '/health')).status).toBe(200)
      // The third death within a minute would end the mall.
      await new Promise((done) => setTimeout(done, 31_000))
    }
  },
)

test.runIf(rounds > 0)('three deaths within a minute end all, with the code for it', async () => {
  for (const death of [1, 2, 3]) {
    const ended = mall.said().split('workers.ended').length - 1
    process.kill(victim(), 'SIGKILL')
    if (death < 3) await mall.says('workers.ended', ended + 1)
  }
  expect(await mall.ended).toBe(exitCodes.partsDied)
})
