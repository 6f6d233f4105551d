import { afterAll, afterEach, beforeAll } from 'vitest'
import { anAfterSalesMall, mustAgree, type AfterSalesMall } from '../testing.ts'

/** One mall for all tests of a file. After each test, resets the gateways' faults and checks that the amounts agree. */
export function openMall(take: (mall: AfterSalesMall) => void): void {
  let mall: AfterSalesMall
  beforeAll(async () => {
    mall = await anAfterSalesMall()
    take(mall)
  })
  afterAll(() => mall.stop())
  afterEach(async () => {
    await mall.noFaults()
    await mustAgree(mall)
  })
}
