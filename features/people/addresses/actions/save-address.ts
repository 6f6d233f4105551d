import { contactPhone, phoneRegion } from '@hojip/policy/contact-phone'
import type { Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { onceIfKeyed } from '@hojip/platform/idempotency'
import { newId } from '@hojip/platform/ids'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { AddressChange, AddressInput } from '../contract.ts'
import { addressesRefusals, type AddressReason } from '../refusals.ts'
import { findPlace, isNotFound, refusePlace } from '@hojip/regions'
import { maxAddresses } from '../rules/limits.ts'
import {
  addressOf,
  countAddresses,
  deleteAddress,
  insertAddress,
  lockAddresses,
  makeDefault,
  updateAddress,
  type AddressFields,
  type AddressRow,
} from '../store.ts'

interface Owner {
  userId: string
}

function fieldsOf(input: Omit<AddressInput, 'addressDefault'>): AddressFields | Refusal<AddressReason> {
  const place = findPlace(input)
  if (isNotFound(place)) return refusePlace(place)
  // Parcels need a district; in Korea the city is the last level that there is a list of.
  const district = place.district || (place.country === 'KR' ? place.city : '')
  if (district === '') return refusePlace({ unknown: input.district, nearest: [] })
  const phone = contactPhone(input.phone, phoneRegion(place.country, place.province))
  if (!phone) return refuse(addressesRefusals.phoneInvalid, {}, { fields: [{ field: 'phone', problem: '' }] })
  if (input.country === 'KR' && input.postcode && input.postcode.length !== 5)
    return refuse(addressesRefusals.postcodeInvalid, {}, { fields: [{ field: 'postcode', problem: '' }] })
  return {
    consignee: input.consignee,
    salutation: Number(input.consigneeXb),
    phone,
    country: place.country,
    province: place.province,
    city: place.city,
    district,
    street: input.street ?? '',
    detail: input.address,
    postcode: input.postcode || null,
    label: input.label || null,
  }
}

/**
 * Adds an address; the first one becomes the default. A repetition with the same idempotency key returns the existing
 * address.
 */
export async function addAddress(
  tools: Tools,
  viewer: Owner,
  input: AddressInput,
  key?: string,
): Promise<
  { pkId: string } | Refusal<AddressReason | 'addresses/tooManyAddresses' | 'idempotency/keyReused'>
> {
  const fields = fieldsOf(input)
  if ('isRefusal' in fields) return fields
  const add = async (tx: Tx) => {
    await lockAddresses(tx, viewer)
    const count = await countAddresses(tx, viewer)
    if (count >= maxAddresses) return refuse(addressesRefusals.tooManyAddresses, { max: maxAddresses })
    const id = newId()
    await insertAddress(tx, viewer, id, fields, false)
    if (count === 0 || input.addressDefault === '1') await makeDefault(tx, viewer, id)
    return { pkId: id }
  }
  const call = 'POST /appUserAddress/save'
  return inTransaction(tools.db, (tx) =>
    onceIfKeyed(tx, { userId: viewer.userId, call, key, input }, () => add(tx)),
  )
}

const region = ['country', 'province', 'city', 'district'] as const

/** What is stored after a change. A street and a postcode that are left out belong to the region that they are of. */
function changedFields(
  row: AddressRow,
  { consigneeXb, country, street, postcode, label, ...input }: AddressChange,
): AddressFields | Refusal<AddressReason> {
  const fields = fieldsOf({
    ...input,
    street,
    postcode,
    consigneeXb: consigneeXb ?? (String(row.salutation) as AddressInput['consigneeXb']),
    country: country ?? row.country,
    label: label === undefined ? row.label : label,
  })
  if ('isRefusal' in fields || region.some((name) => fields[name] !== row[name])) return fields
  return {
    ...fields,
    ...(street === undefined && { street: row.street }),
    ...(postcode === undefined && { postcode: row.postcode }),
  }
}

export async function changeAddress(
  tools: Tools,
  viewer: Owner,
  id: string,
  input: AddressChange,
): Promise<{ pkId: string } | Refusal<AddressReason | 'addresses/addressGone'>> {
  return inTransaction(tools.db, async (tx) => {
    await lockAddresses(tx, viewer)
    const row = await addressOf(tx, viewer, id)
    if (!row) return refuse(addressesRefusals.addressGone)
    const fields = changedFields(row, input)
    if ('isRefusal' in fields) return fields
    await updateAddress(tx, viewer, id, fields)
    if (input.addressDefault === '1') await makeDefault(tx, viewer, id)
    return { pkId: id }
  })
}

export function chooseDefault(
  tools: Tools,
  viewer: Owner,
  id: string,
): Promise<null | Refusal<'addresses/addressGone'>> {
  return inTransaction(tools.db, async (tx) => {
    await lockAddresses(tx, viewer)
    return (await makeDefault(tx, viewer, id)) ? null : refuse(addressesRefusals.addressGone)
  })
}

export function removeAddress(
  tools: Tools,
  viewer: Owner,
  id: string,
): Promise<null | Refusal<'addresses/addressGone'>> {
  return inTransaction(tools.db, async (tx) => {
    await lockAddresses(tx, viewer)
    return (await deleteAddress(tx, viewer, id)) ? null : refuse(addressesRefusals.addressGone)
  })
}
