import { yuanToFen } from '@hojip/platform/money'
import type { ReturnAddress } from '../../contract.ts'

export type AddressProblems = Partial<Record<keyof ReturnAddress, true>>

export const noAddress: ReturnAddress = { consignee: '', phone: '', address: '' }

export function trimmed({ consignee, phone, address }: ReturnAddress): ReturnAddress {
  return { consignee: consignee.trim(), phone: phone.trim(), address: address.trim() }
}

/** The problems of an address, by field; the limits are the contract's. */
export function addressProblems(wish: ReturnAddress): AddressProblems {
  const { consignee, phone, address } = trimmed(wish)
  return {
    ...(consignee.length < 1 || consignee.length > 30 ? { consignee: true } : {}),
    ...(/^[\d+() -]{5,24}$/.test(phone) ? {} : { phone: true }),
    ...(address.length < 5 || address.length > 200 ? { address: true } : {}),
  }
}

/** Whether the text is an amount in yuan above zero. */
export function isAmount(text: string): boolean {
  return /^\d{1,10}(\.\d{1,2})?$/.test(text) && (yuanToFen(text) ?? 0) > 0
}
