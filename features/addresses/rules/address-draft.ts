import { countryOfNumber } from '@hojip/accounts/rules'
import type { Address, AddressGuess, AddressInput } from '../contract.ts'

/** What stands in the form. */
export interface AddressDraft {
  country: 'CN' | 'KR'
  consignee: string
  /** '0' until one is chosen, which nobody has to. */
  consigneeXb: '0' | '1' | '2'
  phone: string
  province: string
  city: string
  /** Korea has none: its cities, counties and districts are one level. */
  district: string
  /** China: subdistrict or town, which may stay open. Korea: road name and number. */
  street: string
  /** Korea: building, floor and unit, where there are any. */
  address: string
  postcode: string
  label: string
  isDefault: boolean
}

export type AddressField = 'consignee' | 'phone' | 'region' | 'street' | 'address' | 'postcode'

export function emptyDraft(country: 'CN' | 'KR'): AddressDraft {
  return {
    country,
    consignee: '',
    consigneeXb: '0',
    phone: '',
    province: '',
    city: '',
    district: '',
    street: '',
    address: '',
    postcode: '',
    label: '',
    isDefault: false,
  }
}

export function draftOf(address: Address): AddressDraft {
  return {
    country: address.country,
    consignee: address.consignee,
    consigneeXb: address.consigneeXb,
    phone: address.phone,
    province: address.province,
    city: address.city,
    district: address.country === 'KR' ? '' : address.district,
    ...placeOf(address),
    postcode: address.postcode ?? '',
    label: address.label ?? '',
    isDefault: address.addressDefault === '1',
  }
}

/** A Korean address that was saved in one piece begins with its road. */
function placeOf({ country, street, address }: Address) {
  return country === 'KR' && street === '' ? { street: address, address: '' } : { street, address }
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}

/** The first level of the region that is not chosen yet. */
export function openLevel(draft: AddressDraft): 'province' | 'city' | 'district' | undefined {
  if (draft.province === '') return 'province'
  if (draft.city === '') return 'city'
  return draft.country === 'CN' && draft.district === '' ? 'district' : undefined
}

/** The fields that need another look, in the order of the form. */
export function faultyFields(draft: AddressDraft): AddressField[] {
  const postcode = draft.postcode.trim()
  const faults: Record<AddressField, boolean> = {
    consignee: isBlank(draft.consignee),
    phone: isBlank(draft.phone),
    region: openLevel(draft) !== undefined,
    postcode: draft.country === 'KR' && postcode !== '' && !/^\d{5}$/.test(postcode),
    street: draft.country === 'KR' && isBlank(draft.street),
    address: draft.country === 'CN' && isBlank(draft.address),
  }
  return (Object.keys(faults) as AddressField[]).filter((field) => faults[field])
}

/** A Korean address without a unit is its road. */
function sentPlace({ country, street, address }: AddressDraft) {
  const [road, rest] = [street.trim(), address.trim()]
  if (country === 'KR' && rest === '') return { address: road }
  return road === '' ? { address: rest } : { street: road, address: rest }
}

/** What the server takes. A Korean district is its city, which is said once when the address is written. */
export function inputOf(draft: AddressDraft): AddressInput {
  return {
    consignee: draft.consignee.trim(),
    consigneeXb: draft.consigneeXb,
    phone: draft.phone.trim(),
    country: draft.country,
    province: draft.province,
    city: draft.city,
    district: draft.country === 'KR' ? draft.city : draft.district,
    ...sentPlace(draft),
    ...(draft.country === 'KR' && !isBlank(draft.postcode) ? { postcode: draft.postcode.trim() } : {}),
    addressDefault: draft.isDefault ? '1' : '0',
    ...(draft.label ? { label: draft.label } : {}),
  }
}

/** The fields a pasted text fills; what it does not say stays as it is. A new region replaces the whole of the old one. */
export function draftWith(draft: AddressDraft, guess: AddressGuess): AddressDraft {
  const { country, consignee, consigneeXb, phone, street, address, postcode } = guess
  const region = guess.province
    ? { province: guess.province, city: guess.city, district: country === 'KR' ? '' : guess.district, street }
    : country === draft.country
      ? {}
      : { province: '', city: '', district: '', street }
  return {
    ...draft,
    country,
    ...region,
    ...(consignee ? { consignee } : {}),
    ...(consigneeXb ? { consigneeXb } : {}),
    ...(phone ? { phone } : {}),
    ...(street || address ? { address } : {}),
    ...(postcode ? { postcode } : {}),
  }
}

/** The draft with a phone typed into it: the number says the country as long as no region was chosen. */
export function draftWithPhone(draft: AddressDraft, phone: string): AddressDraft {
  const country = draft.province === '' ? countryOfNumber(phone) : undefined
  return { ...draft, phone, ...(country ? { country } : {}) }
}

/** Below this a guess is worth a second look. */
const sure = 0.8

/** What was filled in without being sure of it, and what is still missing, in the order of the form. */
export function toCheck({ country, confidence, address, street }: AddressGuess): AddressField[] {
  const { consignee, phone, region } = confidence
  // A Korean road does for a whole address; a Chinese one needs more than its street.
  const place = country === 'KR' ? street || address : address
  const doubts: Partial<Record<AddressField, boolean>> = {
    consignee: consignee < sure,
    phone: phone < sure,
    region: region < sure,
    address: place === '',
  }
  return (Object.keys(doubts) as AddressField[]).filter((field) => doubts[field])
}

/** Whether a pasted text said anything at all. */
export function saysNothing({ phone, province, confidence }: AddressGuess): boolean {
  return !phone && !province && confidence.consignee < sure
}
