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
  'gtin',
  'identifier_exists',
  'condition',
  'item_group_id',
  'color',
  'size',
  'material',
  'pattern',
  'unit_pricing_measure',
  'product_detail',
  'product_type',
  'return_policy_label',
  'shipping',
] as const
type Attribute = (typeof googleColumns)[number]

function money(fen: Fen): string {
  return `${fenToYuan(fen)} CNY`
}

const most = { title: 150, description: 5_000, brand: 70, product_type: 750, pictures: 10, option: 100 }

/** An attribute in parts, which have no colons or commas of their own. */
function inParts(...parts: string[]): string {
  return parts.map((part) => part.replaceAll(/[:,]/g, ' ')).join(':')
}

/** What the options say; those that Google has no attribute for are details of the product. */
function optionAttributes({ attributes: { named, measure, others } }: FeedOffer) {
  return {
    color: shortened(named.color ?? '', most.option),
    size: shortened(named.size ?? '', most.option),
    material: shortened(named.material ?? '', most.option),
    pattern: shortened(named.pattern ?? '', most.option),
    unit_pricing_measure: measure ? `${measure.amount} ${measure.unit}` : '',
    product_detail: others.map(({ name, value }) => inParts('', name, value)).join(','),
  }
}

/** '' for what the product does not have. */
function googleAttributes(offer: FeedOffer): Record<Attribute, string> {
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
    gtin: offer.gtin ?? '',
    identifier_exists: offer.gtin === null ? 'no' : 'yes',
    condition: 'new',
    item_group_id: offer.hasVariants ? offer.productId : '',
    ...optionAttributes(offer),
    product_type: shortened(offer.categories.join(' > '), most.product_type),
    return_policy_label: offer.returnRule,
    shipping: `CN:::${money(offer.freightFen)}`,
  }
}

function shippingElement(offer: FeedOffer): string {
  return `<g:shipping>${element('g:country', 'CN')}${element('g:price', money(offer.freightFen))}</g:shipping>`
}

function detailElement({ name, value }: { name: string; value: string }): string {
  const said = element('g:attribute_name', name) + element('g:attribute_value', value)
  return `<g:product_detail>${said}</g:product_detail>`
}

export function googleItem(offer: FeedOffer): string {
  const {
    shipping: _,
    additional_image_link: pictures,
    product_detail: __,
    ...plain
  } = googleAttributes(offer)
  const elements = Object.entries(plain).flatMap(([name, text]) => (text ? element(`g:${name}`, text) : []))
  const more = pictures.split(',').flatMap((one) => (one ? element('g:additional_image_link', one) : []))
  const details = offer.attributes.others.map(detailElement)
  return `<item>${[...elements, ...more, ...details, shippingElement(offer)].join('')}</item>\n`
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
