import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { listAddresses } from './actions/list-addresses.ts'
import { readPasted } from './actions/read-pasted.ts'
import { readOwnPhone } from './actions/read-own-phone.ts'
import { addAddress, changeAddress, chooseDefault, removeAddress } from './actions/save-address.ts'
import { addressesCalls } from './contract.ts'

export function addressesRoutes(tools: Tools): Bound[] {
  return bind(addressesCalls, {
    'GET /appUserAddress/queryAllAddress': (_input, { viewer, locale }) =>
      listAddresses(tools, viewer, locale),
    'GET /appUserAddress/queryOwnPhone': (_input, { viewer }) => readOwnPhone(tools, viewer),
    'GET /appUserAddress/queryByUserId': async (_input, { viewer, locale }) =>
      (await listAddresses(tools, viewer, locale)).list[0] ?? null,
    'POST /appUserAddress/save': (input, { viewer, idempotencyKey }) =>
      addAddress(tools, viewer, input, idempotencyKey),
    'POST /appUserAddress/update': (input, { viewer }) => changeAddress(tools, viewer, input.pkId, input),
    'POST /appUserAddress/setDefaultAddress/{pkId}': ({ pkId }, { viewer }) =>
      chooseDefault(tools, viewer, pkId),
    'POST /appUserAddress/deleteById/{pkId}': ({ pkId }, { viewer }) => removeAddress(tools, viewer, pkId),
    'POST /appUserAddress/parse': ({ text }, { locale }) => readPasted(text, locale),
  })
}
