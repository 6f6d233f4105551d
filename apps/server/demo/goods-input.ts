import type { GoodsInput, SkuInput } from '@hojip/catalog'
import type { LocalText } from '@hojip/platform/i18n'
import type { DemoGoods } from './all-goods.ts'
import { chanceOf } from './chance.ts'
import type { Text3 } from './goods-type.ts'

export const localText = ({ zh, en, ko }: Text3): LocalText => ({ 'zh-CN': zh, 'en-US': en, 'ko-KR': ko })

/** Every combination of a value of each axis; one empty combination without axes. */
const combinations = (axes: readonly number[]): number[][] =>
  axes.reduce<number[][]>(
    (all, count) => all.flatMap((one) => Array.from({ length: count }, (_, value) => [...one, value])),
    [[]],
  )

/** A multiple of a price with the same fen at its end: 0.58 × 29.80 is 16.80, not 17.28. */
const multiplied = (priceFen: number, factor: number): number => {
  const ending = priceFen % 100
  return Math.max(Math.round((priceFen * factor - ending) / 100), 1) * 100 + ending
}

const skusOf = (goods: DemoGoods): SkuInput[] => {
  const isSold = ([first, second]: number[]) => !goods.missing?.some(([a, b]) => a === first && b === second)
  const choices = combinations(goods.options.map((axis) => axis.values.length)).filter(isSold)
  return choices.map((choice) => {
    const factor = goods.priceFactors?.[choice[0] ?? 0] ?? 1
    const chance = chanceOf(`${goods.id}/${choice.join('/')}`)
    // Where there is much to choose from, something is always sold out.
    const isSoldOut = choices.length > 4 && chance < 0.08
    const share = goods.stock / choices.length
    return {
      choice,
      priceFen: multiplied(goods.priceFen, factor),
      ...(goods.linePriceFen ? { linePriceFen: multiplied(goods.linePriceFen, factor) } : {}),
      stock: isSoldOut ? 0 : Math.max(1, Math.round(share * (0.5 + chance))),
    }
  })
}

/** What the catalogue is given for a goods of the demo. Few goods sell very much, most a little. */
export const goodsInputOf = (
  goods: DemoGoods,
  number: number,
  where: Pick<GoodsInput, 'shopId' | 'categoryIds'>,
): GoodsInput => ({
  ...where,
  handle: goods.id,
  sn: String(10_000_000 + number),
  name: localText(goods.name),
  selling: localText(goods.selling),
  brand: localText(goods.brand),
  gallery: goods.gallery,
  params: goods.params.map(([name, value]) => ({ name: localText(name), value: localText(value) })),
  story: goods.story.map(({ title, text, picture }) => ({
    title: localText(title),
    text: localText(text),
    picture,
  })),
  options: goods.options.map(({ name, values }) => ({
    name: localText(name),
    values: values.map(localText),
  })),
  skus: skusOf(goods),
  salesCount: 24 + Math.round(chanceOf(goods.id) ** 3 * 9_000),
  isOnSale: true,
})
