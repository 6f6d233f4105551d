import { allProducts } from '@hojip/catalog'
import { framed } from '@hojip/platform/http'
import { addressIn, type Locale } from '@hojip/platform/i18n'
import { homeHref } from '@hojip/hrefs/browse'
import { googleColumns, googleEnd, googleItem, googleRow, googleStart } from '../rules/google.ts'
import { tsvRow } from '../rules/markup.ts'
import { naverColumns, naverRow } from '../rules/naver.ts'
import { mallName } from '../rules/names.ts'
import type { FeedOffer } from '../rules/offer.ts'
import { readCategoryNames } from './category-names.ts'
import { offersOf } from './offers.ts'
import type { FeedsTools } from './tools.ts'

interface Format {
  start: string
  row(offer: FeedOffer): string
  end: string
}

async function* rowsOf({ db, publicUrl }: FeedsTools, locale: Locale, row: Format['row']) {
  const categoryNames = await readCategoryNames(db)
  for await (const page of allProducts(db)) {
    const offers = page.flatMap((product) => offersOf(product, { publicUrl, locale, categoryNames }))
    yield offers.map((offer) => row(offer)).join('')
  }
}

/** A feed as text, a page of products at a time. */
function written(tools: FeedsTools, locale: Locale, { start, row, end }: Format) {
  return framed(start, rowsOf(tools, locale, row), end)
}

export function googleXml(tools: FeedsTools, locale: Locale) {
  const link = tools.publicUrl + addressIn(locale, homeHref)
  const start = googleStart({ title: mallName[locale], link })
  return written(tools, locale, { start, row: googleItem, end: googleEnd })
}

export function googleTsv(tools: FeedsTools, locale: Locale) {
  return written(tools, locale, { start: tsvRow(googleColumns), row: googleRow, end: '' })
}

export function naverTsv(tools: FeedsTools, wonPerYuan: number) {
  const row = (offer: FeedOffer) => naverRow(offer, wonPerYuan)
  return written(tools, 'ko-KR', { start: tsvRow(naverColumns), row, end: '' })
}
