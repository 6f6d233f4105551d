import type { Tools } from '@hojip/db'
import type { Locale } from '@hojip/platform/i18n'
import type { Address } from '../contract.ts'
import { addressesOf } from '../store.ts'
import { addressView } from './address-view.ts'

export async function listAddresses(
  tools: Tools,
  viewer: { userId: string },
  locale: Locale,
): Promise<{ list: Address[] }> {
  return { list: (await addressesOf(tools.db, viewer)).map((row) => addressView(row, locale)) }
}
