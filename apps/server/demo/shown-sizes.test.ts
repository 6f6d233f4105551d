import { keep } from '@hojip/catalog'
import { choiceNameOf } from '@hojip/catalog/for-sale'
import { firstSku, chosenParams, valueParamsOf } from '@hojip/catalog/rules'
import type { LocalText } from '@hojip/platform/i18n'
import { fenToYuan } from '@hojip/platform/money'
import { describe, expect, test } from 'vitest'
import { demoProducts } from './all-products.ts'
import { productInputOf } from './product-input.ts'

/** `1 kg`, `30条`, `4개`: a number with its unit or counter. */
const quantity =
  /(\d+(?:\.\d+)?) ?(kg|g|ml|L|cm|mm|m|寸|inch|인치|人份|servings|인분|条|支|片|只|双|件|卷|包|盒|颗|罐|瓶|节|盆|圈|抽|개(?!월)|장|포|봉|팩|종|롤|벌|병|캔|링|량|매|sticks|towels|pods|brushes|picks|packs|punnets|rolls|pairs|pieces|bottles|cartons|cans|boxes|pots|rings|cars|sheets)(?![A-Za-z])/gu

function quantitiesOf(text: string) {
  return [...text.matchAll(quantity)].map(([, number, unit]) => ({ number: number!, unit: unit! }))
}

/** Parameters that state an amount or a size of the product itself. */
const sizeNames = new Set([
  '净含量',
  '容量',
  '尺寸',
  '重量',
  '长度',
  '支数',
  '件数',
  '株高',
  '全长',
  '弦长',
  '珠径',
])

const locales = ['zh-CN', 'en-US', 'ko-KR'] as const
type Locale = (typeof locales)[number]

function whole(text: Partial<LocalText>) {
  return text as LocalText
}

function wholePair({ name, value }: { name: Partial<LocalText>; value: Partial<LocalText> }) {
  return [whole(name), whole(value)] as [LocalText, LocalText]
}

const products = demoProducts.map((one, number) => {
  const input = productInputOf(one, number, {
    shopId: 'shop',
    categoryIds: ['category'],
    origin: keep,
    video: null,
  })
  const lowest = Math.min(...input.skus.map(({ priceFen }) => priceFen))
  const first = input.skus.findIndex(({ priceFen }) => priceFen === lowest)
  const skus = input.skus.map((sku, at) => ({
    ...sku,
    stock: Number(sku.stock),
    price: fenToYuan(sku.priceFen),
    isDefault: at === first,
  }))
  const options = input.options.map(({ name, values, params }) => ({
    name: whole(name),
    values: values.map(whole),
    ...(params && { params: params.map((pairs) => pairs.map(wholePair)) }),
  }))
  return { id: one.id, input, options, skus, shown: skus[first]! }
})
type Product = (typeof products)[number]

/** The values of the parameter table for a choice, as the page shows them. */
function paramsFor({ input, options }: Product, choice: number[], locale: Locale) {
  const pairs = input.params.map(wholePair)
  const axes = options.map((axis) => ({ valueParams: valueParamsOf(axis, pairs, locale) }))
  const params = pairs.map(([name, value]) => ({ name: name[locale], value: value[locale] }))
  return chosenParams(params, axes, choice)
}

/** The sizes named by the other values of an axis, when the chosen value names a size, too. */
function sizesOfOthers(values: readonly LocalText[], chosen: number, locale: Locale) {
  const sizes = values.map((value) => quantitiesOf(value[locale])[0])
  const own = sizes[chosen]
  return sizes.flatMap((size) => (own && size && size.number !== own.number ? [size.number + size.unit] : []))
}

describe.each(products.map((one) => [one.id, one] as const))('%s', (_, one) => {
  const { input, options, skus, shown } = one

  test.each(locales)('its name contains no size that an option decides (%s)', (locale) => {
    const values = options.flatMap((axis) => axis.values)
    const decided = values.flatMap((value) => quantitiesOf(value[locale]).map(({ unit }) => unit))
    for (const { unit } of quantitiesOf(input.name[locale]!)) expect(decided).not.toContain(unit)
  })

  test.each(locales)('a size in its name is that of the shown option (%s)', (locale) => {
    const params = paramsFor(one, shown.choice, locale).map(({ value }) => value)
    const shownText = [choiceNameOf(options, shown.choice)[locale], ...params].join('\n')
    const others = quantitiesOf(input.name[locale]!).filter((size) => {
      const alike = quantitiesOf(shownText).filter(({ unit }) => unit === size.unit)
      return alike.length > 0 && !alike.some(({ number }) => number === size.number)
    })
    expect(others).toEqual([])
  })

  test('the preselected option is the one whose price is shown', () => {
    expect(shown.stock).toBeGreaterThan(0)
    expect(firstSku(skus)).toBe(shown)
  })

  test.each(locales)('its parameters contain no size of an option that is not chosen (%s)', (locale) => {
    const wrong = skus.flatMap(({ choice }) => {
      const ofOthers = new Set(options.flatMap((axis, at) => sizesOfOthers(axis.values, choice[at]!, locale)))
      return paramsFor(one, choice, locale).filter(({ value }, at) => {
        const [first] = quantitiesOf(value)
        return (
          first && sizeNames.has(input.params[at]!.name['zh-CN']!) && ofOthers.has(first.number + first.unit)
        )
      })
    })
    expect(wrong).toEqual([])
  })
})
