import { useEffect, useState } from 'react'
import { lastPhone, type PhoneNumber } from '../../../parts/ways-in/phone/last-phone.ts'

/**
 * The number of a form, initially that of the last sign-in here. The page's language does not decide the number's
 * country.
 */
export function usePhone(): [PhoneNumber, (changes: Partial<PhoneNumber>) => void] {
  const [number, setNumber] = useState<PhoneNumber>({ country: 'CN', phone: '' })
  // The server does not know the last number, and input typed before hydration takes precedence.
  useEffect(() => {
    const last = lastPhone.read()
    if (last) setNumber((before) => (before.phone ? before : last))
  }, [])
  return [number, (changes) => setNumber((before) => ({ ...before, ...changes }))]
}
