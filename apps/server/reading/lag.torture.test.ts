import { aProduct } from '@hojip/catalog/testing'
import { aTorture } from '@hojip/platform/testing'
import { expect, test } from 'vitest'
import { must, type GuardedMall } from '../security/testing/guarded-mall.ts'
import { aReplicatedMall, aWritingBrowser } from './testing.ts'

/** `replica.test.ts` is its short form: this one runs when it is asked for. */
const { tries, pick } = aTorture(0)
const people = 6

async function followersOf(at: GuardedMall, shopId: string, cookie?: string): Promise<number> {
  const { list } = must(await at.send('GET /bizShop/queryShopInfo', { shopId }, cookie ? { cookie } : {}))
  return list[0].shop.fansNum
}

test.skipIf(tries === 0)(
  'a replica lags 30 s, and whoever writes and reads at once sees what they wrote',
  async () => {
    const { server, mall, other, stop } = await aReplicatedMall()
    const making = Array.from({ length: people }, async (_, n) => ({
      shopId: (await aProduct(mall.tools.db)).shopId,
      browser: await aWritingBrowser(mall, `1380000${1_000 + n}`),
    }))
    const shoppers = await Promise.all(making)
    await server.caughtUp()
    await server.lag(30)
    const seen = { own: 0, strangersOld: 0, replica: 0 }
    const shopping = async ({ shopId, browser }: (typeof shoppers)[number], rounds: number) => {
      for (let round = 0; round < rounds; round++) {
        const [here, there] = pick(2) ? [mall, other] : [other, mall]
        const followers = round % 2 === 0 ? 1 : 0
        await browser.write(here, `POST /appUserFollow/${followers ? 'save' : 'deleteByShopId'}`, { shopId })
        for (const one of [there, here]) {
          expect(await followersOf(one, shopId, browser.cookie())).toBe(followers)
          seen.own += 1
        }
        if ((await followersOf(there, shopId)) !== followers) seen.strangersOld += 1
      }
    }
    const each = Math.ceil(tries / people)
    await Promise.all(shoppers.map((one) => shopping(one, each)))
    seen.replica = mall.tools.reads!.counts().replica + other.tools.reads!.counts().replica
    console.info(JSON.stringify(seen))
    expect(seen.own).toBe(2 * people * each)
    expect(seen.strangersOld).toBeGreaterThan(0)
    await stop()
  },
)
