import type { Db } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { CallContext, Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { ChosenCarriers, ListedCarriers } from '../contract.ts'
import { shippingRefusals as r } from '../refusals.ts'
import { carrierOf, usualFirst } from '../rules/carriers.ts'
import { readCarriers, writeCarriers } from '../store/carriers.ts'

export async function listCarriers(db: Db, viewer: Viewer, locale: Locale): Promise<ListedCarriers> {
  const { codes, version } = await readCarriers(db, viewer.shopId!)
  const list = usualFirst(codes).map(({ code, name }) => ({
    code,
    name: name[locale],
    isUsed: codes.includes(code),
  }))
  return { list, version }
}

function namesOf(codes: readonly string[], locale: Locale): string[] {
  return codes.flatMap((code) => carrierOf(code)?.name[locale] ?? [])
}

export function saveCarriers(
  { db }: { db: Db },
  viewer: Viewer,
  { codes: given, version }: ChosenCarriers,
  { note, locale }: Pick<CallContext, 'note' | 'locale'>,
) {
  const codes = [...new Set(given)]
  return inTransaction(
    db,
    async (
      tx,
    ): Promise<{ version: number } | Refusal<'shipping/carrierUnknown' | 'shipping/carriersChanged'>> => {
      if (!codes.every(carrierOf)) return refuse(r.carrierUnknown)
      const before = await readCarriers(tx, viewer.shopId!)
      if (!(await writeCarriers(tx, viewer.shopId!, { codes, version }))) return refuse(r.carriersChanged)
      note?.({
        before: { carriers: namesOf(before.codes, locale) },
        after: { carriers: namesOf(codes, locale) },
      })
      return { version: version + 1 }
    },
  )
}
