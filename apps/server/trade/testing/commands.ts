import fc from 'fast-check'
import { picks, type Pick, type TradeCommand } from './deeds.ts'
import type { Kind, Model, Offer } from './model.ts'
import * as orders from './order-commands.ts'
import * as pays from './pay-commands.ts'
import * as refunds from './refund-commands.ts'
import { moneyArrives, wait } from './time-commands.ts'

type Commands = fc.Arbitrary<TradeCommand>

const yes = fc.boolean()
const wishes = fc.record({
  kind: fc.constantFrom<Kind>('notWanted', 'sendsBack', 'tooSmall'),
  units: fc.constantFrom(1, 2),
})
const offers = fc.constantFrom<Offer>('part', 'keep', 'bringBack')
function seldom(one: TradeCommand, nth: number): Commands {
  return fc
    .nat(nth)
    .map((n) => ({ ...one, check: (model) => n === 0 && one.check(model), toString: () => String(one) }))
}

function of(...makers: ((pick: Pick) => TradeCommand)[]): Commands[] {
  return makers.map((make) => picks.map(make))
}

function withOne<T>(arbitrary: fc.Arbitrary<T>, make: (pick: Pick, value: T) => TradeCommand): Commands {
  return fc.tuple(picks, arbitrary).map(([pick, value]) => make(pick, value))
}

/** Everything that people, gateways, carriers and the clock may do. */
const all: Commands[] = [
  orders.order,
  orders.orderOfTwo,
  withOne(yes, pays.openPayment),
  withOne(fc.nat(1), (pick, a) => pays.payAtGateway(pick, a, false)),
  withOne(fc.nat(1), (pick, a) => pays.payAtGateway(pick, a, true)),
  ...of(pays.payTwice, pays.refuseMoney),
  ...of(orders.cancel, orders.shipAll, orders.shipOne, orders.shipInTwo, orders.arrive, orders.receive),
  ...of(orders.extend, orders.changeAddress, orders.hide, orders.comment),
  withOne(wishes, refunds.apply),
  withOne(wishes, refunds.applyForBoth),
  withOne(wishes, refunds.edit),
  withOne(offers, refunds.propose),
  withOne(yes, refunds.answerOffer),
  withOne(yes, refunds.pass),
  withOne(yes, refunds.decideRefund),
  ...of(refunds.agree, refunds.agreeReturn, refunds.reject, refunds.withdraw, refunds.sendBack),
  ...of(refunds.comeBack, refunds.confirmReturn, refunds.fail, refunds.appeal, refunds.decideForShop),
  ...of(refunds.decideReturn, refunds.retry, refunds.sendAgain),
  seldom(wait, 2),
  fc.constant(moneyArrives),
]

/**
 * Each command runs the first of all candidates, in a random order of its own, that is possible at the moment. So
 * sequences get far, and removing one command changes little of what the others do.
 */
export const commands: Commands = fc
  .noShrink(fc.tuple(fc.tuple(...all), fc.shuffledSubarray([...all.keys()], { minLength: all.length })))
  .map(([made, turns]) => {
    const fitting = (model: Readonly<Model>) =>
      turns.map((i) => made[i]!).find((one) => one.check(model as Model))
    return {
      check: (model) => fitting(model) !== undefined,
      run: async (model, world) => {
        const one = fitting(model)!
        world.done.push(one.toString())
        await one.run(model, world)
      },
      toString: () => 'one that is possible',
    }
  })
