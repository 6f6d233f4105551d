import { newestOnSale, productSummaries } from '@hojip/catalog'
import { homeHref, productHref } from '@hojip/hrefs/browse'
import { newProductsFeedHref } from '@hojip/hrefs/feeds'
import { addressIn, type Locale } from '@hojip/platform/i18n'
import { element, xmlText } from '../rules/markup.ts'
import { newProducts } from '../rules/names.ts'
import type { FeedsTools } from './tools.ts'

const shown = 50

/** The newest products as Atom (RFC 4287). */
export async function newProductsAtom({ db, publicUrl, clock }: FeedsTools, locale: Locale): Promise<string> {
  const newest = await newestOnSale(db, shown)
  const ids = newest.map(({ id }) => id)
  const cards = new Map((await productSummaries(db, ids, locale)).map((card) => [card.pkId, card]))
  const link = (rel: string, path: string) => `<link rel="${rel}" href="${xmlText(publicUrl + path)}"/>`
  const latest = newest.reduce((max, { updatedAt }) => Math.max(max, updatedAt.getTime()), 0)
  const entries = newest.flatMap(({ id, createdAt, updatedAt }) => {
    const card = cards.get(id)
    if (!card) return []
    const text = `¥${card.price} · ${card.shopName}`
    return [
      `<entry><id>urn:uuid:${id}</id>${element('title', card.goodsName)}`,
      link('alternate', addressIn(locale, productHref(id))),
      `<published>${createdAt.toISOString()}</published><updated>${updatedAt.toISOString()}</updated>`,
      `<author>${element('name', card.shopName)}</author>${element('summary', text)}`,
      card.goodsPic ? link('enclosure" type="image/webp', `${card.goodsPic}-800.webp`) : '',
      '</entry>\n',
    ]
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `${element('id', publicUrl + newProductsFeedHref(locale))}${element('title', newProducts[locale])}`,
    link('self', newProductsFeedHref(locale)),
    link('alternate', addressIn(locale, homeHref)),
    `<updated>${new Date(latest || clock.nowMs()).toISOString()}</updated>\n`,
    ...entries,
    '</feed>\n',
  ].join('')
}
