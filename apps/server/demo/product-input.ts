import { keep, type ProductInput, type SkuInput } from '@hojip/catalog'
import type { LocalText } from '@hojip/platform/i18n'
import type { DemoProduct } from './all-products.ts'
import { chanceOf } from './chance.ts'
import type { EachOf, Text3 } from './product-type.ts'

export function localText({ zh, en, ko }: Text3): LocalText {
  return { 'zh-CN': zh, 'en-US': en, 'ko-KR': ko }
}

/** Every combination of one value per axis; a single empty combination without axes. */
function combinations(axes: readonly number[]): number[][] {
  return axes.reduce<number[][]>(
    (all, count) => all.flatMap((one) => Array.from({ length: count }, (_, value) => [...one, value])),
    [[]],
  )
}

/** A multiple of a price with the same last digits: 0.58 × 29.80 is 16.80, not 17.28. */
export function multiplied(priceFen: number, factor: number): number {
  const ending = priceFen % 100
  return Math.max(Math.round((priceFen * factor - ending) / 100), 1) * 100 + ending
}

function skusOf(product: DemoProduct): SkuInput[] {
  const isSold = ([first, second]: number[]) =>
    !product.missing?.some(([a, b]) => a === first && b === second)
  const choices = combinations(product.options.map((axis) => axis.values.length)).filter(isSold)
  const factorOf = (choice: number[]) => product.priceFactors?.[choice[0] ?? 0] ?? 1
  const lowest = Math.min(...choices.map(factorOf))
  const shown = choices.findIndex((choice) => factorOf(choice) === lowest)
  return choices.map((choice, place) => {
    const factor = factorOf(choice)
    const chance = chanceOf(`${product.id}/${choice.join('/')}`)
    // A product with many options always has some sold out, but never the one whose price is shown.
    const isSoldOut = choices.length > 4 && chance < 0.08 && place !== shown
    const share = product.stock / choices.length
    return {
      choice,
      sn: null,
      gtin: keep,
      weightG: keep,
      picture: product.optionPictures?.[choice[0] ?? 0] ?? null,
      isOnSale: true,
      priceFen: multiplied(product.priceFen, factor),
      stock: isSoldOut ? 0 : Math.max(1, Math.round(share * (0.5 + chance))),
    }
  })
}

function isEach(value: Text3 | EachOf): value is EachOf {
  return 'axis' in value
}

/** The parameters for the first value of each axis; what other values change is stored with the options. */
function paramsOf(product: DemoProduct): ProductInput['params'] {
  return product.params.map(([name, value]) => ({
    name: localText(name),
    value: localText(isEach(value) ? value.values[0]! : value),
  }))
}

/** What each value of an axis puts in the parameter table. */
function paramsOfValues(
  params: DemoProduct['params'],
  values: readonly Text3[],
  axis: number,
): { name: LocalText; value: LocalText }[][] {
  return values.map((_, place) =>
    params.flatMap(([name, value]) =>
      isEach(value) && value.axis === axis
        ? [{ name: localText(name), value: localText(value.values[place]!) }]
        : [],
    ),
  )
}

/** The catalogue's input for a demo product. Few products sell a lot, most sell little. */
export function productInputOf(
  product: DemoProduct,
  number: number,
  where: Pick<ProductInput, 'shopId' | 'categoryIds' | 'origin' | 'video'>,
): ProductInput {
  return {
    ...where,
    handle: product.id,
    sn: String(10_000_000 + number),
    name: localText(product.name),
    selling: localText(product.selling),
    brand: localText(product.brand),
    bodyHtml: '',
    bodies: {},
    keywords: [],
    gallery: product.gallery,
    pictureTexts: keep,
    params: paramsOf(product),
    story: product.story.map(({ title, text, picture }) => ({
      title: localText(title),
      text: localText(text),
      picture,
    })),
    options: product.options.map(({ name, values }, axis) => ({
      name: localText(name),
      values: values.map(localText),
      params: paramsOfValues(product.params, values, axis),
      hidden: [],
    })),
    skus: skusOf(product),
    salesCount: 24 + Math.round(chanceOf(product.id) ** 3 * 9_000),
    isOnSale: true,
    personLimit: product.personLimit ?? null,
    returnRule: null,
    importHash: null,
  }
}
