import { afterAll, afterEach, beforeAll } from 'vitest'
import { aPayingMall, mustAddUp, type PayingMall } from '../testing.ts'

/** One mall for all tests of a file; each test has to leave gateways without faults, and books that add up. */
export function openMall(take: (mall: PayingMall) => void): void {
  let mall: PayingMall
  beforeAll(async () => {
    mall = await aPayingMall()
    take(mall)
  })
  afterAll(() => mall.stop())
  afterEach(async () => {
    await mall.noFaults()
    await mustAddUp(mall)
  })
}
