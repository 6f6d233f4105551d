import { nationalPhone } from '@hojip/accounts'
import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { bind, type Bound } from '@hojip/platform/http'
import { refuse } from '@hojip/platform/refusal'
import { readPasted } from './actions/read-pasted.ts'
import { regionsIn } from './actions/regions-in.ts'
import { addAddress, changeAddress } from './actions/save-address.ts'
import { addressesCalls, type Address } from './contract.ts'
import { addressesRefusals } from './refusals.ts'
import { addressesOf, deleteAddress, makeDefault, type AddressRow } from './store.ts'

/** An address as its owner sees it. */
export const addressView = (row: AddressRow): Address => ({
  pkId: row.id,
  userId: row.user_id,
  consignee: row.consignee,
  consigneeXb: row.salutation === 2 ? '2' : '1',
  phone: nationalPhone(row.phone),
  country: row.country,
  province: row.province,
  city: row.city,
  district: row.district,
  street: row.street,
  address: row.detail,
  postcode: row.postcode,
  addressDefault: row.is_default ? '1' : '0',
  label: row.label,
})

export const addressesRoutes = (tools: Tools): Bound[] =>
  bind(addressesCalls, {
    'GET /appUserAddress/queryAllAddress': async (_input, { viewer }) => ({
      list: (await addressesOf(tools.db, viewer)).map(addressView),
    }),
    'POST /appUserAddress/save': (input, { viewer, idempotencyKey }) =>
      addAddress(tools, viewer, input, idempotencyKey),
    'POST /appUserAddress/update': (input, { viewer }) => changeAddress(tools, viewer, input.pkId, input),
    'POST /appUserAddress/setDefaultAddress/{pkId}': async ({ pkId }, { viewer }) => {
      const done = await inTransaction(tools.db, (tx) => makeDefault(tx, viewer, pkId))
      return done ? null : refuse(addressesRefusals.addressGone)
    },
    'POST /appUserAddress/deleteById/{pkId}': async ({ pkId }, { viewer }) => {
      const done = await deleteAddress(tools.db, viewer, pkId)
      return done ? null : refuse(addressesRefusals.addressGone)
    },
    'POST /appUserAddress/parse': ({ text }, { locale }) => readPasted(text, locale),
    'GET /sysRegion/findTree': async ({ country, parentCode }) => ({
      list: await regionsIn(country, parentCode),
    }),
  })
