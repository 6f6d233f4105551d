import type { Tools, Tx } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { aftersalesRefusals as r } from '../refusals.ts'
import { shopAddress, shopRefund } from '../store/read.ts'
import type { AddressRow } from '../store/rows.ts'
import { keepShopAddress } from '../store/write.ts'
import { grantMoney } from './money/send-money.ts'
import { takeStep, withRefund } from './take-step.ts'

/** The shop grants the money without wanting anything back. */
export function agreeRefund(
  tools: Tools,
  viewer: Viewer,
  id: string,
): Promise<undefined | Refusal<'aftersales/notNow' | 'aftersales/refundGone'>> {
  return withRefund(tools, shopRefund(viewer), id, async (tx, locked) => {
    const step = { by: 'shop' as const, actorId: viewer.userId }
    return (await grantMoney(tools, tx, locked, 'agreedRefund', step)) ? undefined : refuse(r.notNow)
  })
}

/** Where goods go back to: the address that was given, which is kept if there is none, or the kept one. */
export async function addressFor(
  tx: Tx,
  shopId: string,
  given: AddressRow | undefined,
): Promise<AddressRow | undefined> {
  const kept = await shopAddress(tx, { shopId })
  if (given && !kept) await keepShopAddress(tx, shopId, given)
  return given ?? kept
}

/** The shop wants the goods back first. */
export function agreeReturn(
  tools: Tools,
  viewer: Viewer,
  id: string,
  given: AddressRow | undefined,
): Promise<undefined | Refusal<'aftersales/addressNeeded' | 'aftersales/notNow' | 'aftersales/refundGone'>> {
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
  // An operator works for no shop.
  if (!viewer.shopId) return refuse(r.refundGone)
  await keepShopAddress(tools.db, viewer.shopId, address)
  return null
}
