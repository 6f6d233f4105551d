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
    await server.lag(30)
    const seen = { right: 0, replica: 0 }
    const shopper = async (n: number, rounds: number) => {
      const { shopId } = await aProduct(mall.tools.db)
      const browser = await aWritingBrowser(mall, `1380000${1_000 + n}`)
      for (let round = 0; round < rounds; round++) {
        const [here, there] = pick(2) ? [mall, other] : [other, mall]
        const isFollowed = round % 2 === 0
        await browser.write(here, `POST /appUserFollow/${isFollowed ? 'save' : 'deleteByShopId'}`, { shopId })
        expect(await followersOf(there, shopId, browser.cookie())).toBe(isFollowed ? 1 : 0)
        expect(await followersOf(here, shopId, browser.cookie())).toBe(isFollowed ? 1 : 0)
        seen.right += 2
      }
    }
    const each = Math.ceil(tries / people)
    await Promise.all(Array.from({ length: people }, (_, n) => shopper(n, each)))
    seen.replica = mall.tools.reads!.counts().replica + other.tools.reads!.counts().replica
    console.info(JSON.stringify(seen))
    expect(seen.right).toBe(2 * people * each)
    await stop()
  },
)
