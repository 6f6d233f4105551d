import type { Tools, Tx } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { aftersalesRefusals as r, type StepReason } from '../refusals.ts'
import { shopAddress, shopRefund } from '../store/read.ts'
import type { AddressRow } from '../store/rows.ts'
import { storeShopAddress } from '../store/write.ts'
import { grantMoney } from './money/send-money.ts'
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

/** The return address: the given one, which is stored when the shop has none yet, or else the stored one. */
export async function addressFor(
  tx: Tx,
  shopId: string,
  given: AddressRow | undefined,
): Promise<AddressRow | undefined> {
  const stored = await shopAddress(tx, { shopId })
  if (given && !stored) await storeShopAddress(tx, shopId, given)
  return given ?? stored
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

export async function saveShopAddress(
  tools: Tools,
  viewer: Viewer,
  address: AddressRow,
): Promise<null | Refusal<'aftersales/refundGone'>> {
  // Operators belong to no shop.
  if (!viewer.shopId) return refuse(r.refundGone)
  await storeShopAddress(tools.db, viewer.shopId, address)
  return null
}
