import type { GoodsInput, SkuInput } from '@hojip/catalog'
import type { LocalText } from '@hojip/platform/i18n'
import type { DemoGoods } from './all-goods.ts'
import { chanceOf } from './chance.ts'
import type { EachOf, Text3 } from './goods-type.ts'

export function localText({ zh, en, ko }: Text3): LocalText {
  return { 'zh-CN': zh, 'en-US': en, 'ko-KR': ko }
}

/** Every combination of a value of each axis; one empty combination without axes. */
function combinations(axes: readonly number[]): number[][] {
  return axes.reduce<number[][]>(
    (all, count) => all.flatMap((one) => Array.from({ length: count }, (_, value) => [...one, value])),
    [[]],
  )
}

/** A multiple of a price with the same fen at its end: 0.58 × 29.80 is 16.80, not 17.28. */
function multiplied(priceFen: number, factor: number): number {
  const ending = priceFen % 100
  return Math.max(Math.round((priceFen * factor - ending) / 100), 1) * 100 + ending
}

function skusOf(goods: DemoGoods): SkuInput[] {
  const isSold = ([first, second]: number[]) => !goods.missing?.some(([a, b]) => a === first && b === second)
  const choices = combinations(goods.options.map((axis) => axis.values.length)).filter(isSold)
  const factorOf = (choice: number[]) => goods.priceFactors?.[choice[0] ?? 0] ?? 1
  const lowest = Math.min(...choices.map(factorOf))
  const shown = choices.findIndex((choice) => factorOf(choice) === lowest)
  return choices.map((choice, place) => {
    const factor = factorOf(choice)
    const chance = chanceOf(`${goods.id}/${choice.join('/')}`)
    // Where there is much to choose from, something is always sold out; never what the shown price is for.
    const isSoldOut = choices.length > 4 && chance < 0.08 && place !== shown
    const share = goods.stock / choices.length
    return {
      choice,
      priceFen: multiplied(goods.priceFen, factor),
      ...(goods.linePriceFen ? { linePriceFen: multiplied(goods.linePriceFen, factor) } : {}),
      stock: isSoldOut ? 0 : Math.max(1, Math.round(share * (0.5 + chance))),
    }
  })
}

function isEach(value: Text3 | EachOf): value is EachOf {
  return 'axis' in value
}

/** Parameters as the first value of their axis has them; what the other values change stands with the options. */
function paramsOf(goods: DemoGoods): GoodsInput['params'] {
  return goods.params.map(([name, value]) => ({
    name: localText(name),
    value: localText(isEach(value) ? value.values[0]! : value),
  }))
}

/** What each value of an axis says in the table of parameters. */
function paramsOfValues(goods: DemoGoods, axis: number): { name: LocalText; value: LocalText }[][] {
  return goods.options[axis]!.values.map((_, place) =>
    goods.params.flatMap(([name, value]) =>
      isEach(value) && value.axis === axis
        ? [{ name: localText(name), value: localText(value.values[place]!) }]
        : [],
    ),
  )
}

/** What the catalogue is given for a goods of the demo. Few goods sell very much, most a little. */
export function goodsInputOf(
  goods: DemoGoods,
  number: number,
  where: Pick<GoodsInput, 'shopId' | 'categoryIds'>,
): GoodsInput {
  return {
    ...where,
    handle: goods.id,
    sn: String(10_000_000 + number),
    name: localText(goods.name),
    selling: localText(goods.selling),
    brand: localText(goods.brand),
    gallery: goods.gallery,
    params: paramsOf(goods),
    story: goods.story.map(({ title, text, picture }) => ({
      title: localText(title),
      text: localText(text),
      picture,
    })),
    options: goods.options.map(({ name, values }, axis) => ({
      name: localText(name),
      values: values.map(localText),
      params: paramsOfValues(goods, axis),
    })),
    skus: skusOf(goods),
    salesCount: 24 + Math.round(chanceOf(goods.id) ** 3 * 9_000),
    isOnSale: true,
  }
}
