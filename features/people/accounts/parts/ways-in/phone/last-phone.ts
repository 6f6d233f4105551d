import { like, localStore } from '@hojip/platform/storage'
import type { PhoneCountry } from '@hojip/policy/phone'

export interface PhoneNumber {
  country: PhoneCountry
  /** As it was typed. */
  phone: string
}

const storageKey = 'lastPhone'

/** The number of the last sign-in in this browser, so that it need not be typed again; stored only in the browser. */
export const lastPhone = {
  read: (): PhoneNumber | undefined => {
    const { country, phone } = localStore.json(storageKey, like<Partial<PhoneNumber>>({})) ?? {}
    const isOurs = (country === 'CN' || country === 'KR') && typeof phone === 'string' && phone.length <= 64
    return isOurs ? { country, phone } : undefined
  },
  keep: ({ country, phone }: PhoneNumber): void => {
    localStore.set(storageKey, { country, phone: phone.trim() })
  },
}
