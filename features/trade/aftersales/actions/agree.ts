import type { Tools } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { aftersalesRefusals as r, type StepReason } from '../refusals.ts'
import { shopRefund } from '../store/read.ts'
import type { AddressRow } from '../store/rows.ts'
import { grantMoney } from './money/send-money.ts'
import { addressFor } from './return-addresses.ts'
import { takeStep, withRefund } from './take-step.ts'

/** The shop grants a refund without a return. */
export function agreeRefund(
  tools: Tools,
  viewer: Viewer,
  id: string,
): Promise<undefined | Refusal<StepReason>> {
  return withRefund(tools, shopRefund(viewer), id, async (tx, locked) => {
    const step = { by: 'shop' as const, actorId: viewer.userId }
    return (await grantMoney(tools, tx, locked, 'agreedRefund', step)) ? undefined : refuse(r.notNow)
  })
}

/** The shop agrees to a return. Refuses when neither the input nor the shop has a return address. */
export function agreeReturn(
  tools: Tools,
  viewer: Viewer,
  id: string,
  given: AddressRow | undefined,
): Promise<undefined | Refusal<StepReason | 'aftersales/addressNeeded'>> {
  return withRefund(tools, shopRefund(viewer), id, async (tx, locked) => {
    const address = await addressFor(tx, locked.refund.shopId, given)
    if (!address) return refuse(r.addressNeeded, {}, { fields: [{ field: 'returnAddress', problem: '' }] })
    const change = { return_address: address, proposal: null }
    const step = { by: 'shop' as const, actorId: viewer.userId, change }
    return (await takeStep(tools, tx, locked, 'agreedReturn', step)) ? undefined : refuse(r.notNow)
  })
}
