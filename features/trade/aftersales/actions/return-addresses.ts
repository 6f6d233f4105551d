import type { Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { aftersalesRefusals as r } from '../refusals.ts'
import { isSameAddress, mostAddresses } from '../rules/return-addresses.ts'
import { shopAddress } from '../store/read.ts'
import * as store from '../store/return-addresses.ts'
import type { AddressRow } from '../store/rows.ts'

/** The shop's return addresses, and the one that is used where nobody chooses. */
export async function readShopAddresses({ db }: Pick<Tools, 'db'>, { shopId }: Pick<Viewer, 'shopId'>) {
  const list = await store.addressesOf(db, shopId)
  const [first] = list
  const usual = first && { consignee: first.consignee, phone: first.phone, address: first.address }
  return {
    ...(usual && { returnAddress: usual }),
    list: list.map(({ id, ...one }) => ({ pkId: id, ...one })),
  }
}

/** The shop's addresses, which nobody else changes until the transaction ends. Operators belong to no shop. */
async function heldAddresses(tx: Tx, { shopId }: Pick<Viewer, 'shopId'>): Promise<store.StoredAddress[]> {
  if (shopId === undefined) return []
  await store.holdAddresses(tx, shopId)
  return store.addressesOf(tx, shopId)
}

/** Stores the address when the shop has none yet. */
export async function storeFirstAddress(tx: Tx, shopId: string, address: AddressRow): Promise<void> {
  if ((await heldAddresses(tx, { shopId })).length === 0) await store.addAddress(tx, shopId, address)
}

/** The return address: the given one, which is stored when the shop has none yet, or else the default one. */
export async function addressFor(
  tx: Tx,
  shopId: string,
  given: AddressRow | undefined,
): Promise<AddressRow | undefined> {
  if (!given) return shopAddress(tx, { shopId })
  await storeFirstAddress(tx, shopId, given)
  return given
}

type Gone = Refusal<'aftersales/addressGone'>
type NotSaved = Gone | Refusal<'aftersales/addressExists' | 'aftersales/addressesFull'>

interface Wish extends AddressRow {
  /** Left out for a new one. */
  pkId?: string | undefined
  /** Left out: whether it is a new one. */
  isDefault?: boolean | undefined
}

/** Adds an address, or changes one. One that the shop has already is not added again. */
export function saveShopAddress(
  { db }: Pick<Tools, 'db'>,
  viewer: Viewer,
  { pkId, isDefault = pkId === undefined, ...address }: Wish,
): Promise<null | NotSaved> {
  return inTransaction(db, async (tx): Promise<null | NotSaved> => {
    const list = await heldAddresses(tx, viewer)
    const { shopId } = viewer
    const same = list.find((one) => isSameAddress(one, address))
    if (shopId === undefined || (pkId !== undefined && !list.some(({ id }) => id === pkId)))
      return refuse(r.addressGone)
    if (pkId !== undefined && same && same.id !== pkId) return refuse(r.addressExists)
    if (pkId === undefined && !same && list.length >= mostAddresses)
      return refuse(r.addressesFull, { most: mostAddresses })
    if (pkId !== undefined) await store.changeAddress(tx, pkId, address)
    const id = pkId ?? same?.id ?? (await store.addAddress(tx, shopId, address))
    if (isDefault) await store.makeDefault(tx, shopId, id)
    return null
  })
}

export function setDefaultAddress(
  { db }: Pick<Tools, 'db'>,
  viewer: Viewer,
  pkId: string,
): Promise<null | Gone> {
  return inTransaction(db, async (tx): Promise<null | Gone> => {
    const list = await heldAddresses(tx, viewer)
    const { shopId } = viewer
    if (shopId === undefined || !list.some(({ id }) => id === pkId)) return refuse(r.addressGone)
    await store.makeDefault(tx, shopId, pkId)
    return null
  })
}

/** Deletes an address. The default one stays: returns that are granted automatically go there. */
export function deleteShopAddress(
  { db }: Pick<Tools, 'db'>,
  viewer: Viewer,
  pkId: string,
): Promise<null | Gone | Refusal<'aftersales/addressIsDefault'>> {
  return inTransaction(db, async (tx): Promise<null | Gone | Refusal<'aftersales/addressIsDefault'>> => {
    const own = (await heldAddresses(tx, viewer)).find(({ id }) => id === pkId)
    if (!own) return refuse(r.addressGone)
    if (own.isDefault) return refuse(r.addressIsDefault)
    await store.removeAddress(tx, pkId)
    return null
  })
}
