import { useEffect, useState } from 'react'
import { lastPhone, type PhoneNumber } from './last-phone.ts'

/** The number of a form: at first that of the last sign-in here. The language says nothing of a number's country. */
export function usePhone(): [PhoneNumber, (changes: Partial<PhoneNumber>) => void] {
  const [number, setNumber] = useState<PhoneNumber>({ country: 'CN', phone: '' })
  // The server does not know it, and what was typed before the page came to life goes first.
  useEffect(() => {
    const last = lastPhone.read()
    if (last) setNumber((before) => (before.phone ? before : last))
  }, [])
  return [number, (changes) => setNumber((before) => ({ ...before, ...changes }))]
}
