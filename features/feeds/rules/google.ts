import { fenToYuan, type Fen } from '@hojip/platform/money'
import { element, shortened, tsvRow, xmlText } from './markup.ts'
import type { FeedOffer } from './offer.ts'

/** The attributes of Google Merchant Center, in the order of the columns. */
export const googleColumns = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'price',
  'sale_price',
  'brand',
  'identifier_exists',
  'condition',
  'item_group_id',
  'product_type',
  'shipping',
] as const
type Attribute = (typeof googleColumns)[number]

function money(fen: Fen): string {
  return `${fenToYuan(fen)} CNY`
}

const most = { title: 150, description: 5_000, brand: 70, product_type: 750, pictures: 10 }

/** '' for what the product does not have. */
export function googleAttributes(offer: FeedOffer): Record<Attribute, string> {
  const [first = '', ...others] = offer.pictures
  return {
    id: offer.id,
    title: shortened(offer.title, most.title),
    description: shortened(offer.description, most.description),
    link: offer.link,
    image_link: first,
    additional_image_link: others.slice(0, most.pictures).join(','),
    availability: offer.isInStock ? 'in_stock' : 'out_of_stock',
    price: money(offer.usualFen ?? offer.priceFen),
    sale_price: offer.usualFen === null ? '' : money(offer.priceFen),
    brand: shortened(offer.brand, most.brand),
    // Our products have no numbers that other shops know.
    identifier_exists: 'no',
    condition: 'new',
    item_group_id: offer.hasVariants ? offer.productId : '',
    product_type: shortened(offer.categories.join(' > '), most.product_type),
    shipping: `CN:::${money(offer.freightFen)}`,
  }
}

function shippingElement(offer: FeedOffer): string {
  return `<g:shipping>${element('g:country', 'CN')}${element('g:price', money(offer.freightFen))}</g:shipping>`
}

export function googleItem(offer: FeedOffer): string {
  const { shipping: _, additional_image_link: pictures, ...plain } = googleAttributes(offer)
  const elements = Object.entries(plain).flatMap(([name, text]) => (text ? element(`g:${name}`, text) : []))
  const more = pictures.split(',').flatMap((one) => (one ? element('g:additional_image_link', one) : []))
  return `<item>${elements.join('')}${more.join('')}${shippingElement(offer)}</item>\n`
}

export function googleRow(offer: FeedOffer): string {
  const attributes = googleAttributes(offer)
  return tsvRow(googleColumns.map((name) => attributes[name]))
}

export function googleStart({ title, link }: { title: string; link: string }): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>' +
    `<title>${xmlText(title)}</title><link>${xmlText(link)}</link><description>${xmlText(title)}</description>\n`
  )
}
export const googleEnd = '</channel></rss>\n'
