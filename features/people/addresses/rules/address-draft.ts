import { countryOfNumber } from '@hojip/policy/phone'
import type { Address, AddressGuess, AddressInput } from '../contract.ts'

/** The content of the form. */
export interface AddressDraft {
  country: 'CN' | 'KR'
  consignee: string
  /** '0' until a title is chosen, which is optional. */
  consigneeXb: '0' | '1' | '2'
  phone: string
  province: string
  city: string
  /** Empty in Korea, where cities, counties and districts are one level. */
  district: string
  /** China: subdistrict or town, optional. Korea: road name and number. */
  street: string
  /** Korea: building, floor and unit, optional. */
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

/** A Korean address that was saved without a separate road begins with it. */
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

/** The fields with a problem, in the order of the form. */
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

/** A Korean address without a unit is sent as its road. */
function sentPlace({ country, street, address }: AddressDraft) {
  const [road, rest] = [street.trim(), address.trim()]
  if (country === 'KR' && rest === '') return { address: road }
  return road === '' ? { address: rest } : { street: road, address: rest }
}

/** The region as it is stored. A Korean district repeats its city, which is written only once when it is shown. */
export function regionOf({ country, province, city, district }: AddressDraft) {
  return { country, province, city, district: country === 'KR' ? city : district }
}

/** The input of the call. */
export function inputOf(draft: AddressDraft): AddressInput {
  return {
    consignee: draft.consignee.trim(),
    consigneeXb: draft.consigneeXb,
    phone: draft.phone.trim(),
    ...regionOf(draft),
    ...sentPlace(draft),
    ...(draft.country === 'KR' && !isBlank(draft.postcode) ? { postcode: draft.postcode.trim() } : {}),
    addressDefault: draft.isDefault ? '1' : '0',
    ...(draft.label ? { label: draft.label } : {}),
  }
}

/** Fills the fields that a pasted text contains; the others stay. A new region replaces the old one completely. */
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

/** The draft with a typed phone number, which selects the country as long as no region is chosen. */
export function draftWithPhone(draft: AddressDraft, phone: string): AddressDraft {
  const country = draft.province === '' ? countryOfNumber(phone) : undefined
  return { ...draft, phone, ...(country ? { country } : {}) }
}

/** The draft of a first address: it begins with the phone number that its buyer has proven to be theirs. */
export function draftOfPhone(phone: string): AddressDraft {
  return draftWithPhone(emptyDraft('CN'), phone)
}

/** Guesses with a lower confidence should be checked by the user. */
const sure = 0.8

/** The uncertain and the missing fields, in the order of the form. */
export function toCheck({ country, confidence, address, street }: AddressGuess): AddressField[] {
  const { consignee, phone, region } = confidence
  // A Korean road is enough for an address; a Chinese one needs more than its street.
  const place = country === 'KR' ? street || address : address
  const doubts: Partial<Record<AddressField, boolean>> = {
    consignee: consignee < sure,
    phone: phone < sure,
    region: region < sure,
    address: place === '',
  }
  return (Object.keys(doubts) as AddressField[]).filter((field) => doubts[field])
}

/** Whether the pasted text contains nothing of an address. */
export function saysNothing({ phone, province, confidence }: AddressGuess): boolean {
  return !phone && !province && confidence.consignee < sure
}
