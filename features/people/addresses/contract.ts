import { call, shapes as s, ownCall, ownRead, ownWrite } from '@hojip/platform/http'
import { regionsRefusals } from '@hojip/regions/refusals'
import { z } from 'zod'
import { addressesRefusals as r } from './refusals.ts'

function text(max: number) {
  return s.words(1, max)
}

const addressInput = z.object({
  consignee: text(30),
  /** '1' Mr, '2' Ms, '0' not given. */
  consigneeXb: z.enum(['0', '1', '2']).default('0'),
  phone: text(24),
  country: z.enum(['CN', 'KR']).default('CN'),
  /** Names in any language, `Jilin` as well as `吉林省`; the Chinese ones, and the Korean ones of Korea, are stored. */
  province: text(40),
  city: text(40),
  district: text(40),
  /** China: subdistrict or town; Korea: road name and number. Absent when it is part of `address`. */
  street: s.words(0, 80).nullish(),
  address: text(120),
  /** Five digits in Korea, six in China. */
  postcode: z
    .string()
    .trim()
    .regex(/^(\d{5,6})?$/)
    .nullish(),
  addressDefault: s.flag.default('0'),
  label: s.words(0, 10).nullish(),
  /** Passed over: an address is sent back as it was answered, and belongs to its sender. */
  userId: s.id.optional(),
  /** Ignored: the names of the region contain it. */
  regionText: s.words(0, 200).optional(),
})

/** What is left out stays as it is; street and postcode only while the region does. */
const addressChange = z.object({ ...s.changeOf(addressInput.shape), pkId: s.id })

export const address = z.object({
  pkId: s.id,
  userId: s.id,
  consignee: z.string(),
  consigneeXb: z.enum(['0', '1', '2']),
  /** National form, as shown to its owner. */
  phone: z.string(),
  country: z.enum(['CN', 'KR']),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  /** Province, city and district in one line, in the caller's language. */
  regionText: z.string(),
  street: z.string(),
  address: z.string(),
  postcode: z.string().nullable(),
  addressDefault: s.flag,
  label: z.string().nullable(),
})

/** From 0, not found, to 1, written explicitly. */
const confidence = z.number().min(0).max(1)

/** The fields of an address that a pasted text seems to contain; '' where it contains none. */
const addressGuess = z.object({
  country: z.enum(['CN', 'KR']),
  consignee: z.string(),
  /** Null when the text does not contain it. */
  consigneeXb: z.enum(['1', '2']).nullable(),
  phone: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  street: z.string(),
  address: z.string(),
  postcode: z.string(),
  /** What was not understood, in pieces: it is in no field, and the user has to see it. */
  unread: z.array(z.string()),
  confidence: z.object({
    consignee: confidence,
    phone: confidence,
    region: confidence,
    street: confidence,
    address: confidence,
    postcode: confidence,
  }),
})

export const addressesCalls = {
  'GET /appUserAddress/queryAllAddress': call({
    summary: 'The user’s addresses, default first',
    ...ownRead,
    input: s.noInput,
    output: s.listOf(address),
  }),
  'GET /appUserAddress/queryOwnPhone': call({
    summary: 'The user’s own phone number, which a first address begins with',
    ...ownRead,
    input: s.noInput,
    /** National form; '' for an account without a number. */
    output: z.object({ phone: z.string() }),
  }),
  'GET /appUserAddress/queryByUserId': call({
    summary: 'The user’s default address; null without addresses',
    ...ownRead,
    input: s.noInput,
    output: address.nullable(),
  }),
  'POST /appUserAddress/save': call({
    summary: 'Adds an address',
    ...ownWrite,
    idempotency: 'honored',
    /** `pkId` is passed over: a new address gets its own. */
    input: addressInput.extend({ pkId: s.id.optional() }),
    output: z.object({ pkId: s.id }),
    refusals: [regionsRefusals.placeUnknown, r.phoneInvalid, r.postcodeInvalid, r.tooManyAddresses],
  }),
  'POST /appUserAddress/update': call({
    summary: 'Changes an address',
    ...ownWrite,
    input: addressChange,
    output: z.object({ pkId: s.id }),
    refusals: [regionsRefusals.placeUnknown, r.phoneInvalid, r.postcodeInvalid, r.addressGone],
  }),
  'POST /appUserAddress/setDefaultAddress/{pkId}': call({
    summary: 'Makes an address the default',
    ...ownWrite,
    input: z.object({ pkId: s.id }),
    output: s.nothing,
    refusals: [r.addressGone],
  }),
  'POST /appUserAddress/deleteById/{pkId}': call({
    summary: 'Deletes an address',
    ...ownWrite,
    input: z.object({ pkId: s.id }),
    output: s.nothing,
    refusals: [r.addressGone],
  }),
  'POST /appUserAddress/parse': call({
    summary:
      'Reads name, phone, region and the rest out of a pasted address in Chinese, Korean or English; stores nothing',
    ...ownCall,
    rate: 'place',
    input: z.object({ text: s.words(1, 500) }),
    output: addressGuess,
  }),
}
type AddressesCalls = typeof addressesCalls
export type AddressInput = z.output<typeof addressInput>
export type AddressChange = z.output<typeof addressChange>
export type AddressGuess = z.output<typeof addressGuess>
export type Address = z.output<typeof address>
declare module '@hojip/platform/client' {
  interface AllCalls extends AddressesCalls {}
}

s.nameShapes({ Address: address, AddressGuess: addressGuess, AddressForm: addressInput })
