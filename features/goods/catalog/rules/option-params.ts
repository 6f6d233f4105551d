import { textIn, type Locale, type LocalText } from '@hojip/platform/i18n'

/** An option axis as rows have it. */
export interface ProductOption {
  name: LocalText
  values: LocalText[]
  /** For each value, the parameters that replace those of the same name. */
  params?: [name: LocalText, value: LocalText][][]
  /** Indexes of values that can no longer be chosen. */
  hidden?: number[]
}

interface Param {
  name: string
  value: string
}

/**
 * The parameters that the values of an axis replace, in one language; undefined when they replace none. An axis named
 * like a parameter, such as the net content, replaces that parameter with its value.
 */
export function valueParamsOf(
  axis: ProductOption,
  params: readonly [LocalText, LocalText][],
  locale: Locale,
): Param[][] | undefined {
  const isSame = (a: LocalText, b: LocalText) => a['zh-CN'] === b['zh-CN']
  const all = axis.values.map((value, place) => {
    const ownParams = axis.params?.[place] ?? []
    const named = params.find(
      ([name]) => isSame(name, axis.name) && !ownParams.some(([own]) => isSame(own, name)),
    )
    const pairs = named ? [...ownParams, [named[0], value] as const] : ownParams
    return pairs.map(([name, text]) => ({ name: textIn(name, locale), value: textIn(text, locale) }))
  })
  return all.some((pairs) => pairs.length > 0) ? all : undefined
}

/** The parameters for a choice. An open axis replaces nothing. */
export function chosenParams(
  params: readonly Param[],
  axes: readonly { valueParams?: Param[][] | undefined }[],
  choice: readonly (number | undefined)[],
): Param[] {
  const ownParams = axes.flatMap(({ valueParams }, axis) => valueParams?.[choice[axis] ?? -1] ?? [])
  const byName = new Map(ownParams.map(({ name, value }) => [name, value]))
  return params.map(({ name, value }) => ({ name, value: byName.get(name) ?? value }))
}
