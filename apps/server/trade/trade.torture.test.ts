import { aTorture } from '@hojip/platform/testing'
import fc from 'fast-check'
import { inject, test } from 'vitest'
import { commands } from './testing/commands.ts'
import { expected } from './testing/expected.ts'
import type { Model } from './testing/model.ts'
import { comeToRest } from './testing/time-commands.ts'
import { aTradeMall, aWorld, forgetFuture, mustBe, type TradeMall } from './testing/world.ts'

/** Checking all books takes longer the more they contain. */
const sequencesOfOneMall = 30

/** Runs sequences on a mall of its own, replaced by a new one after `sequencesOfOneMall`. */
function createLane() {
  let mall: TradeMall | undefined
  let used = 0
  const forget = async () => {
    await mall?.stop()
    mall = undefined
    used = 0
  }
  const aMall = async (): Promise<TradeMall> => {
    if (used >= sequencesOfOneMall) await forget()
    used += 1
    return (mall ??= await aTradeMall())
  }
  return { aMall, forget }
}

const { tries, seed, pick } = aTorture(inject('tradeSequences'))
/** Two lanes, as one waits for its database while the other computes. */
const lanes = [seed, pick(1_000_000_000)].map((laneSeed, i) => ({
  laneSeed,
  count: Math.ceil((tries - i) / 2),
}))

test.concurrent.for(lanes.filter(({ count }) => count > 0))(
  '$count sequences of orders, seed $laneSeed: the mall does what the model predicts, and the books hold after each',
  { timeout: 3_600_000 },
  async ({ count, laneSeed }) => {
    const { aMall, forget } = createLane()
    const sequences = fc.commands([commands], { maxCommands: 24, size: 'max' })
    const property = fc.asyncProperty(sequences, async (sequence) => {
      const world = await aWorld(await aMall())
      const model: Model = { nowMs: world.mall.tools.clock.nowMs(), orders: [] }
      try {
        await fc.asyncModelRun(() => ({ model, real: world }), sequence)
        await comeToRest(model, world)
        await mustBe(world, model, expected)
        await forgetFuture(world)
      } catch (error) {
        // A broken mall stays broken: the shorter sequences tried next need a new one.
        await forget()
        if (error instanceof Error) error.message += `\nafter ${world.done.join(' → ')}`
        throw error
      }
    })
    try {
      await fc.assert(property, { numRuns: count, seed: laneSeed })
    } finally {
      await forget()
    }
  },
)
