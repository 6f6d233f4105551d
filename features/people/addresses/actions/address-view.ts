import { nationalPhone, phoneRegion } from '@hojip/policy/contact-phone'
import type { Locale } from '@hojip/platform/i18n'
import type { Address } from '../contract.ts'
import { placeLine } from '@hojip/regions/place-names'
import type { AddressRow } from '../store.ts'

/** An address as shown to its owner. */
export function addressView(row: AddressRow, locale: Locale): Address {
  return {
    pkId: row.id,
    userId: row.user_id,
    consignee: row.consignee,
    consigneeXb: row.salutation === 2 ? '2' : row.salutation === 1 ? '1' : '0',
    phone: nationalPhone(row.phone, phoneRegion(row.country, row.province)),
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
