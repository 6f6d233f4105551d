import { zip } from '@hojip/platform/collections'
import type { ReturnRule } from '@hojip/policy/contract'
import { returnText } from '@hojip/policy/return-texts'
import { textIn, type Locale, type LocalText } from '@hojip/platform/i18n'
import { fenToYuan, type Fen } from '@hojip/platform/money'
import { wireTime } from '@hojip/platform/mall-time'
import { productVideoPath, type VideoFormat } from '@hojip/uploads/product-videos'
import type { ProductInfo, ProductSpec } from '../contract.ts'
import { picturePath, scoreText, specText } from './card.ts'
import type { FreightTerms } from './delivery/shown-freight.ts'
import { optionAttribute } from './variants/option-attribute.ts'
import { chosenParams, valueParamsOf, type ProductOption } from './option-params.ts'
import { shownTerms } from './delivery/shown-terms.ts'

/** A product as rows have it. Changes only with its version, not with every order. */
export interface ProductFacts {
  id: string
  version: number
  sn: string
  shopId: string
  categoryIds: [level1: string, level2: string | null, level3: string | null]
  name: LocalText
  selling: LocalText
  brand: LocalText
  gallery: string[]
  /** What pictures of the gallery show, by their refs. */
  pictureTexts: Record<string, Partial<LocalText>>
  params: [LocalText, LocalText][]
  story: { title: LocalText; text: LocalText; picture?: string | null }[]
  bodyHtml: string
  /** In the languages that it is written in. */
  bodies: Partial<LocalText>
  options: ProductOption[]
  priceFen: Fen
  isOnSale: boolean
  personLimit: number | null
  returnRule: ReturnRule
  /** Null: the shop's default template. */
  freightTemplateId: string | null
  video: {
    id: string
    format: VideoFormat
    /** The ref of a picture; null: the product's main picture. */
    poster: string | null
    width: number
    height: number
    durationMs: number
    storedMs: number
  } | null
  skus: {
    id: string
    sn: string
    choice: number[]
    priceFen: Fen
    linePriceFen: Fen | null
    picture: string | null
    isOnSale: boolean
    gtin: string | null
  }[]
}

type LiveField = 'salesNum' | 'stock' | 'commentNum' | 'ratedNum' | 'score' | 'shopName' | 'isFreeShipping'

/** A product page in one language, complete except for stock, sales, comments and its shop. */
export interface ProductView {
  version: number
  shopId: string
  freightTemplateId: string | null
  priceFen: Fen
  categoryIds: (string | null)[]
  goods: Omit<ProductInfo['goods'], LiveField>
  goodsImg: string[]
  goodsImgAlt?: string[]
  goodsVideo?: NonNullable<ProductInfo['goodsVideo']>
  specAxes: ProductInfo['specAxes']
  specs: Omit<ProductSpec, 'stock'>[]
  /** For each of `specs`, its place in the product's stocks. */
  places: number[]
  /** Estimated size in memory. */
  bytes: number
}

function moneyOf(sku: { priceFen: Fen; linePriceFen: Fen | null }) {
  return {
    price: fenToYuan(sku.priceFen),
    ...(sku.linePriceFen !== null && { linePrice: fenToYuan(sku.linePriceFen) }),
  }
}

/**
 * The SKUs on sale. SKUs off sale are left out so that nobody can choose them; when all are off sale, all are shown.
 */
function shownSkus(facts: ProductFacts) {
  const placed = facts.skus.map((sku, place) => ({ sku, place }))
  const onSale = placed.filter(({ sku }) => sku.isOnSale)
  return onSale.length > 0 ? onSale : placed
}

/** What belongs to the values that shoppers can choose, of a list with an entry for each value. */
function shownOf<T>(ofValues: Iterable<T>, { hidden = [] }: ProductOption): T[] {
  return [...ofValues].filter((_, value) => !hidden.includes(value))
}

/** A choice among the shown values. A SKU of a hidden value has no place there and is -1. */
function shownChoice(options: readonly ProductOption[], choice: readonly number[]): number[] {
  return choice.map((value, axis) =>
    options[axis] ? shownOf(options[axis].values.keys(), options[axis]).indexOf(value) : -1,
  )
}

function specAxesOf(facts: ProductFacts, locale: Locale): ProductInfo['specAxes'] {
  return facts.options.map((axis) => {
    const valueParams = valueParamsOf(axis, facts.params, locale)
    const attribute = optionAttribute(axis.name)
    return {
      name: textIn(axis.name, locale),
      ...(attribute && { attribute }),
      values: shownOf(axis.values, axis).map((value) => textIn(value, locale)),
      ...(valueParams && { valueParams: shownOf(valueParams, axis) }),
    }
  })
}

function videoOf({ video, gallery }: ProductFacts): ProductView['goodsVideo'] | undefined {
  if (!video) return undefined
  const poster = picturePath(video.poster ?? gallery[0])
  return {
    url: productVideoPath(video),
    ...(poster && { poster }),
    width: video.width,
    height: video.height,
    seconds: Math.max(1, Math.round(video.durationMs / 1_000)),
    uploadTime: wireTime(video.storedMs),
  }
}

/**
 * The pictures, each once, and what they show. Another language's text would be read out wrongly; the page has words of
 * its own for a picture without one.
 */
function picturesOf(
  facts: ProductFacts,
  locale: Locale,
): Pick<ProductView, 'goodsImg'> & { goodsImgAlt: string[] | undefined } {
  const gallery = [...new Set(facts.gallery)]
  const alts = gallery.map((ref) => facts.pictureTexts[ref]?.[locale] ?? '')
  return { goodsImg: gallery.map(picturePath), goodsImgAlt: alts.some(Boolean) ? alts : undefined }
}

function storyOf({ story }: ProductFacts, locale: Locale) {
  return story.map((block) => ({
    title: textIn(block.title, locale),
    text: textIn(block.text, locale),
    goodsDetailImg: picturePath(block.picture) || null,
  }))
}

export function productViewOf(facts: ProductFacts, locale: Locale): ProductView | undefined {
  const shown = shownSkus(facts)
  const [first] = shown
  if (!first) return undefined
  const { sku: cheapest } = shown.reduce(
    (best, one) => (one.sku.priceFen < best.sku.priceFen ? one : best),
    first,
  )
  const [category1Id, category2Id, category3Id] = facts.categoryIds
  const specAxes = specAxesOf(facts, locale)
  const params = facts.params.map(([name, value]) => ({
    name: textIn(name, locale),
    value: textIn(value, locale),
  }))
  const story = storyOf(facts, locale)
  const video = videoOf(facts)
  const { goodsImg, goodsImgAlt } = picturesOf(facts, locale)
  const bodyHtml = facts.bodies[locale] || facts.bodyHtml
  const texts =
    bodyHtml.length + story.reduce((sum, block) => sum + block.title.length + block.text.length, 0)
  return {
    version: facts.version,
    shopId: facts.shopId,
    freightTemplateId: facts.freightTemplateId,
    priceFen: facts.priceFen,
    categoryIds: facts.categoryIds,
    goods: {
      pkId: facts.id,
      goodsSn: facts.sn,
      goodsName: textIn(facts.name, locale),
      goodsBrand: textIn(facts.brand, locale),
      goodsPic: picturePath(facts.gallery[0]),
      ...moneyOf({ priceFen: facts.priceFen, linePriceFen: cheapest.linePriceFen }),
      isFromPrice: shown.some(({ sku }) => sku.priceFen !== cheapest.priceFen),
      shopId: facts.shopId,
      category1Id,
      category2Id,
      category3Id,
      isOnSale: facts.isOnSale,
      returnRule: facts.returnRule,
      returnText: returnText(facts.returnRule)[locale],
      ...(facts.personLimit !== null && { personLimit: facts.personLimit }),
      specText: specText(facts.options, cheapest.choice, locale),
      hasChoice: shown.length > 1,
      defaultSpecId: cheapest.id,
      selling: textIn(facts.selling, locale),
      goodsParam: chosenParams(params, specAxes, shownChoice(facts.options, cheapest.choice)),
      goodsDetail: story,
      bodyHtml,
    },
    goodsImg,
    ...(goodsImgAlt && { goodsImgAlt }),
    ...(video && { goodsVideo: video }),
    specAxes,
    specs: shown.map(({ sku }) => ({
      pkId: sku.id,
      goodsId: facts.id,
      goodsSn: sku.sn,
      choice: shownChoice(facts.options, sku.choice),
      specText: specText(facts.options, sku.choice, locale),
      ...moneyOf(sku),
      goodsSpecImg: picturePath(sku.picture) || null,
      ...(sku.gtin !== null && { gtin: sku.gtin }),
      isDefault: sku.id === cheapest.id,
    })),
    places: shown.map(({ place }) => place),
    bytes: 3_000 + 2 * texts + 500 * shown.length,
  }
}

export interface ProductNow {
  salesCount: number
  commentCount: number
  ratedCount: number
  scoreSum: number
  stocks: number[]
}

export interface ShopFacts extends FreightTerms {
  id: string
  name: LocalText
  slug: string
  mark: string
  hue: number
  city: string
  goodsCount: number
  fansCount: number
}

/** The whole answer: the cached page with current figures. */
export function productInfoOf(
  view: ProductView,
  now: ProductNow,
  shop: ShopFacts,
  categoryPath: ProductInfo['categoryPath'],
  locale: Locale,
): ProductInfo {
  const shopName = textIn(shop.name, locale)
  const score = scoreText(now.scoreSum, now.ratedCount)
  const stocks = view.places.map((place) => now.stocks[place] ?? 0)
  return {
    goods: {
      ...view.goods,
      salesNum: now.salesCount,
      stock: stocks.reduce((a, b) => a + b, 0),
      commentNum: now.commentCount,
      ratedNum: now.ratedCount,
      ...(score !== undefined && { score }),
      shopName,
      isFreeShipping: view.priceFen >= shop.freeShippingFromFen,
    },
    goodsImg: view.goodsImg,
    ...(view.goodsImgAlt && { goodsImgAlt: view.goodsImgAlt }),
    ...(view.goodsVideo && { goodsVideo: view.goodsVideo }),
    goodsShop: {
      pkId: shop.id,
      shopName,
      slug: shop.slug,
      mark: shop.mark,
      hue: shop.hue,
      city: shop.city,
      ...shownTerms(shop),
      goodsCount: shop.goodsCount,
      fansNum: shop.fansCount,
    },
    specAxes: view.specAxes,
    specs: zip(view.specs, stocks).map(([spec, stock]) => ({ ...spec, stock })),
    categoryPath,
  }
}
