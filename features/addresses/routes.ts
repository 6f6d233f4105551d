import { nationalPhone } from '@hojip/accounts'
import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { readPasted } from './actions/read-pasted.ts'
import { regionsIn } from './actions/regions-in.ts'
import { addAddress, changeAddress, chooseDefault, removeAddress } from './actions/save-address.ts'
import { addressesCalls, type Address } from './contract.ts'
import { placeLine } from './place-names.ts'
import { addressesOf, type AddressRow } from './store.ts'

/** An address as its owner sees it. */
export function addressView(row: AddressRow, locale: Locale): Address {
  return {
    pkId: row.id,
    userId: row.user_id,
    consignee: row.consignee,
    consigneeXb: row.salutation === 2 ? '2' : row.salutation === 1 ? '1' : '0',
    phone: nationalPhone(row.phone),
    country: row.country,
    province: row.province,
    city: row.city,
    district: row.district,
    regionText: placeLine([row.province, row.city, row.district], locale),
    street: row.street,
    address: row.detail,
    postcode: row.postcode,
    addressDefault: row.is_default ? '1' : '0',
    label: row.label,
  }
}

export function addressesRoutes(tools: Tools): Bound[] {
  return bind(addressesCalls, {
    'GET /appUserAddress/queryAllAddress': async (_input, { viewer, locale }) => ({
      list: (await addressesOf(tools.db, viewer)).map((row) => addressView(row, locale)),
    }),
    'POST /appUserAddress/save': (input, { viewer, idempotencyKey }) =>
      addAddress(tools, viewer, input, idempotencyKey),
    'POST /appUserAddress/update': (input, { viewer }) => changeAddress(tools, viewer, input.pkId, input),
    'POST /appUserAddress/setDefaultAddress/{pkId}': ({ pkId }, { viewer }) =>
      chooseDefault(tools, viewer, pkId),
    'POST /appUserAddress/deleteById/{pkId}': ({ pkId }, { viewer }) => removeAddress(tools, viewer, pkId),
    'POST /appUserAddress/parse': ({ text }, { locale }) => readPasted(text, locale),
    'GET /sysRegion/findTree': async ({ country, parentCode }, { locale }) => ({
      list: await regionsIn(country, parentCode, locale),
    }),
  })
}
