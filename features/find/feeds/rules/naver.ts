import type { Fen } from '@hojip/platform/money'
import { shortened, tsvRow } from './markup.ts'
import type { FeedOffer } from './offer.ts'

/** The columns of Naver's product database (EP 3.0) that the mall fills. */
export const naverColumns = [
  'id',
  'title',
  'price_pc',
  'normal_price',
  'link',
  'image_link',
  'add_image_link',
  'category_name1',
  'category_name2',
  'category_name3',
  'condition',
  'import_flag',
  'brand',
  'review_count',
  'shipping',
] as const

const mostTitle = 100
const mostPictures = 10

/** Whole won, rounded up: Naver knows no other currency. */
function wonOf(fen: Fen, wonPerYuan: number): number {
  return Math.ceil((fen * wonPerYuan) / 100)
}

export function naverRow(offer: FeedOffer, wonPerYuan: number): string {
  const won = (fen: Fen) => String(wonOf(fen, wonPerYuan))
  const [first = '', ...others] = offer.pictures
  const [category1 = '', category2 = '', category3 = ''] = offer.categories
  return tsvRow([
    offer.id,
    shortened(offer.title, mostTitle),
    won(offer.priceFen),
    offer.usualFen === null ? '' : won(offer.usualFen),
    offer.link,
    first,
    others.slice(0, mostPictures).join('|'),
    category1,
    category2,
    category3,
    '신상품',
    'Y',
    offer.brand,
    String(offer.reviews),
    won(offer.freightFen),
  ])
}
