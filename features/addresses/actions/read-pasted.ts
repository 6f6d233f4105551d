import type { Locale } from '@hojip/platform/i18n'
import type { AddressGuess } from '../contract.ts'
import { readPastedAddress } from '../rules/paste.ts'
import { allStreets } from '../streets.ts'

/** Reads an address out of a pasted text; stores nothing. */
export async function readPasted(text: string, locale: Locale): Promise<AddressGuess> {
  const streets = await allStreets()
  const { salutation, ...guess } = readPastedAddress(
    text,
    (code) => streets.get(code) ?? [],
    locale === 'ko-KR' ? 'KR' : 'CN',
  )
  return { ...guess, consigneeXb: salutation ?? null }
}
