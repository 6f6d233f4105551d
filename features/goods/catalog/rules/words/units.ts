import { mustGet } from '@hojip/platform/collections'
/** How many of the smallest unit of its kind (gram, millilitre, millimetre) a unit has, by its names. */
const kinds = [
  {
    code: 'g',
    units: [
      [1, 'g', '克', '그램', 'gram', 'grams'],
      [0.001, 'mg', '毫克', '밀리그램'],
      [1000, 'kg', '公斤', '千克', '킬로그램', '킬로', 'kilo', 'kilos', 'kilogram', 'kilograms'],
      [500, '斤', '市斤'],
    ],
  },
  {
    code: 'ml',
    units: [
      [1, 'ml', '毫升', '밀리리터', '밀리', 'cc'],
      [10, 'cl', '厘升'],
      [1000, 'l', '升', '公升', '리터', 'liter', 'liters', 'litre', 'litres'],
    ],
  },
  {
    code: 'mm',
    units: [
      [1, 'mm', '毫米', '밀리미터'],
      [10, 'cm', '厘米', '公分', '센티미터', '센티', '센치'],
      [1000, 'm', '米', '미터', 'meter', 'meters', 'metre', 'metres'],
    ],
  },
] as const

const byName = new Map<string, { code: string; factor: number }>(
  kinds.flatMap(({ code, units }) =>
    units.flatMap(([factor, ...names]) => names.map((name) => [name, { code, factor }] as const)),
  ),
)
const longestFirst = [...byName.keys()].toSorted((a, b) => b.length - a.length).join('|')
// A Latin unit ends with its word: "5 minutes" are no metres.
const quantity = new RegExp(`(\\d{1,6}(?:\\.\\d{1,3})?)\\s?(${longestFirst})(?![a-z])`, 'g')

/** Writes numbers with a unit in one way: 0.5kg, 500克 and 500그램 become 500g. */
export function withPlainUnits(text: string): string {
  return text.replace(quantity, (_all, number: string, name: string) => {
    const { code, factor } = mustGet(byName, name)
    const value = Math.round(Number(number) * factor * 1000) / 1000
    return ` ${String(value).replace('.', 'p')}${code} `
  })
}

/** The numbers in front of units, which also find a product alone. */
export function numbersOfUnits(text: string): string[] {
  return [...text.matchAll(quantity)]
    .map(([, number = '']) => number)
    .filter((number) => !number.includes('.'))
}
