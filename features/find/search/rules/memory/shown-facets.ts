import type { LocalText, Locale } from '@hojip/platform/i18n'
import type { FilterGroup, ProductFilter } from '../product-filter.ts'
import type { CodeTally } from './tally.ts'

/** What a code stands for. */
export interface Facet {
  code: number
  kind: string
  axis: number
  name: Partial<LocalText>
  value: Partial<LocalText>
}

const mostShown = { brands: 30, origins: 10, options: 3, values: 8 }
/** The most frequent codes are looked at; the others would not be shown. */
const mostCodes = 500

/** The codes of which it has to be known what they stand for. */
export function wantedCodes(f: ProductFilter, codes: readonly CodeTally[]): number[] {
  const chosen = (f.codes ?? []).flatMap((choice) => choice.codes)
  const frequent = codes.toSorted((a, b) => b.most - a.most || a.code - b.code).slice(0, mostCodes)
  return [...new Set([...frequent.map(({ code }) => code), ...chosen])]
}

function groupOf({ kind, axis }: Facet): FilterGroup {
  if (kind === 'brand') return 'brands'
  return kind === 'origin' ? 'origins' : axis
}

interface Shown extends Facet {
  text: string
  label: string
  isChosen: boolean
  count: number
  most: number
}

function textOf(value: Partial<LocalText>, locale: Locale): string {
  return value[locale] || value['zh-CN'] || ''
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** The first `most` of one group in their order, and the chosen ones. */
function placed(some: readonly Shown[], most: number): Shown[] {
  return some
    .toSorted((a, b) => b.count - a.count || b.most - a.most || compareTexts(a.text, b.text))
    .filter(({ isChosen }, at) => at < most || isChosen)
}

function counted({ code, text, count }: Shown) {
  return { code, name: text, count }
}

/** Brands, options and origins as filters show them. */
export function shownFacets(
  f: ProductFilter,
  locale: Locale,
  codes: readonly CodeTally[],
  facets: readonly Facet[],
) {
  const chosen = new Set((f.codes ?? []).flatMap((choice) => choice.codes))
  const tallies = new Map(codes.map((one) => [one.code, one]))
  const all = facets.map((facet): Shown => {
    const tally = tallies.get(facet.code)
    return {
      ...facet,
      text: textOf(facet.value, locale),
      label: textOf(facet.name, locale),
      isChosen: chosen.has(facet.code),
      count: tally ? tally.all + (tally.without.get(groupOf(facet)) ?? 0) : 0,
      most: tally?.most ?? 0,
    }
  })
  const ofKind = (kind: string) => all.filter((one) => one.kind === kind)
  const chosenBrands = (f.codes ?? []).flatMap((choice) => (choice.group === 'brands' ? choice.codes : []))
  return {
    brands: placed(ofKind('brand'), mostShown.brands).map(({ text, value, count }) => ({
      name: text,
      names: value,
      count,
    })),
    chosenBrands: chosenBrands.flatMap((code) => {
      const tally = tallies.get(code)
      return tally ? [{ code, count: tally.all + (tally.without.get('brands') ?? 0) }] : []
    }),
    options: shownOptions(ofKind('option')),
    origins: placed(ofKind('origin'), mostShown.origins).map(counted),
  }
}

function shownOptions(values: readonly Shown[]) {
  const axes = [...Map.groupBy(values, ({ axis }) => axis)].map(([axis, some]) => ({
    axis,
    name: some.map(({ label }) => label).reduce((a, b) => (compareTexts(a, b) <= 0 ? a : b)),
    isUsed: some.some(({ isChosen }) => isChosen),
    most: some.reduce((sum, one) => sum + one.most, 0),
    values: placed(some, mostShown.values).map(counted),
  }))
  return axes
    .toSorted((a, b) => b.most - a.most || a.axis - b.axis)
    .filter(({ isUsed }, at) => at < mostShown.options || isUsed)
    .map((one) => ({ axis: one.axis, name: one.name, values: one.values }))
}
