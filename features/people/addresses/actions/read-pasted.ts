import type { Locale } from '@hojip/platform/i18n'
import type { AddressGuess } from '../contract.ts'
import { readPastedAddress } from '../rules/paste.ts'
import { allNames, allStreets } from '@hojip/regions'

/** Reads an address out of a pasted text; stores nothing. */
export async function readPasted(text: string, locale: Locale): Promise<AddressGuess> {
  const streets = await allStreets()
  const { salutation, ...guess } = readPastedAddress(
    text,
    { streetsOf: (code) => streets.get(code) ?? [], index: allNames() },
    locale === 'ko-KR' ? 'KR' : 'CN',
  )
  return { ...guess, consigneeXb: salutation ?? null }
}
