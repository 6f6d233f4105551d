import type { OptionAttribute } from '../../contract/option-attributes.ts'

/** An option in one language. */
interface Axis {
  name: string
  attribute?: OptionAttribute | undefined
  values: readonly string[]
}

export interface Measure {
  amount: string
  unit: 'mg' | 'g' | 'kg' | 'ml' | 'l'
}

/** The options of a SKU as machines read them. */
export interface VariantAttributes {
  /** A weight is a size as well: shoppers choose by it, and search engines know no option of that name. */
  named: Partial<Record<Exclude<OptionAttribute, 'weight'>, string>>
  /** How much is in it, where an option means nothing but that. */
  measure?: Measure
  /** Options that no attribute means. */
  others: { name: string; value: string }[]
}

const units: Record<string, Measure['unit']> = {
  mg: 'mg',
  毫克: 'mg',
  g: 'g',
  克: 'g',
  그램: 'g',
  kg: 'kg',
  公斤: 'kg',
  千克: 'kg',
  킬로그램: 'kg',
  ml: 'ml',
  毫升: 'ml',
  밀리리터: 'ml',
  l: 'l',
  升: 'l',
  리터: 'l',
}

export function measureOf(text: string): Measure | undefined {
  const [, amount, word = ''] = /^(\d{1,6}(?:\.\d{1,3})?) ?([a-z]{1,2}|\p{L}{1,4})$/iu.exec(text.trim()) ?? []
  const unit = units[word.toLowerCase()]
  return amount && unit ? { amount, unit } : undefined
}

function sized(attribute: OptionAttribute) {
  return attribute === 'weight' ? 'size' : attribute
}

/** The meaning of `choice` by each option; the values of two options of one attribute are joined. */
export function variantAttributes(axes: readonly Axis[], choice: readonly number[]): VariantAttributes {
  const all: VariantAttributes = { named: {}, others: [] }
  for (const [at, { name, attribute, values }] of axes.entries()) {
    const value = values[choice[at] ?? -1]
    if (value === undefined) continue
    if (attribute === undefined) {
      all.others.push({ name, value })
      continue
    }
    const key = sized(attribute)
    all.named[key] = all.named[key] === undefined ? value : `${all.named[key]} / ${value}`
    const measure = key === 'size' ? measureOf(value) : undefined
    if (measure) all.measure = measure
  }
  return all
}

/** By what the SKUs of a product differ, in the same terms. */
export function variesBy(axes: readonly Axis[]): string[] {
  return [...new Set(axes.map(({ name, attribute }) => (attribute ? sized(attribute) : name)))]
}
