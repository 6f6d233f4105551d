import { aTorture } from '@hojip/platform/testing'
import fc from 'fast-check'
import { afterAll, inject, test } from 'vitest'
import { commands, runOut, work } from './testing/commands.ts'
import type { Model } from './testing/model.ts'
import { aTradeMall, aWorld, mustBe, type TradeMall } from './testing/world.ts'

/** Looking at all the books takes longer the more there is in them. */
const sequencesOfOneMall = 100

let mall: TradeMall | undefined
let used = 0
const forget = async () => {
  await mall?.stop()
  mall = undefined
  used = 0
}
afterAll(forget)

const aMall = async (): Promise<TradeMall> => {
  if (used >= sequencesOfOneMall) await forget()
  used += 1
  return (mall ??= await aTradeMall())
}

const { tries, seed } = aTorture(inject('tradeSequences'))

test(`${tries} lives of orders, seed ${seed}: the mall does what the model says, and the books hold after each`, async () => {
  const sequences = fc.commands([commands], { maxCommands: 24, size: 'max' })
  const property = fc.asyncProperty(sequences, async (sequence) => {
    const world = await aWorld(await aMall())
    const model: Model = { nowMs: world.mall.tools.clock.nowMs(), orders: [], sold: [0, 0] }
    try {
      await fc.asyncModelRun(() => ({ model, real: world }), sequence)
      const isUnpaid = model.orders.some(({ status }) => status === 0)
      await (isUnpaid ? runOut : work)(model, world)
      await mustBe(world, model)
    } catch (error) {
      // What is broken stays broken: the shorter sequences tried next need books of their own.
      await forget()
      if (error instanceof Error) error.message += `\nafter ${world.done.join(' → ')}`
      throw error
    }
  })
  await fc.assert(property, { numRuns: tries, seed })
}, 3_600_000)
