import type { PhoneCountry } from '../../../rules/phone/phone.ts'

export interface PhoneNumber {
  country: PhoneCountry
  /** As it was typed. */
  phone: string
}

const storageKey = 'lastPhone'

/** The number of the last sign-in in this browser, so that it need not be typed again; stored only in the browser. */
export const lastPhone = {
  read: (): PhoneNumber | undefined => {
    try {
      const { country, phone } = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<PhoneNumber>
      const isOurs = (country === 'CN' || country === 'KR') && typeof phone === 'string' && phone.length <= 64
      return isOurs ? { country, phone } : undefined
    } catch {
      return undefined
    }
  },
  keep: ({ country, phone }: PhoneNumber): void => {
    try {
      localStorage.setItem(storageKey, JSON.stringify({ country, phone: phone.trim() }))
    } catch {
      // When the storage is full or forbidden, the number has to be typed again.
    }
  },
}
