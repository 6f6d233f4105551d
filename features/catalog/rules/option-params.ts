import { textIn, type Locale, type LocalText } from '@hojip/platform/i18n'

/** An option axis as rows have it. */
export interface GoodsOption {
  name: LocalText
  values: LocalText[]
  /** For each value what it says in the table of parameters, in place of those of the same name. */
  params?: [name: LocalText, value: LocalText][][]
}

export interface Param {
  name: string
  value: string
}

/**
 * What the values of an axis say in the table of parameters, in one language; undefined when they say nothing there.
 * An axis that bears the name of a parameter, such as the net content, says its value.
 */
export function valueParamsOf(
  axis: GoodsOption,
  params: readonly [LocalText, LocalText][],
  locale: Locale,
): Param[][] | undefined {
  const isSame = (a: LocalText, b: LocalText) => a['zh-CN'] === b['zh-CN']
  const all = axis.values.map((value, place) => {
    const said = axis.params?.[place] ?? []
    const named = params.find(([name]) => isSame(name, axis.name) && !said.some(([own]) => isSame(own, name)))
    const pairs = named ? [...said, [named[0], value] as const] : said
    return pairs.map(([name, text]) => ({ name: textIn(name, locale), value: textIn(text, locale) }))
  })
  return all.some((pairs) => pairs.length > 0) ? all : undefined
}

/** The parameters as they are for a choice: an open axis changes nothing. */
export function chosenParams(
  params: readonly Param[],
  axes: readonly { valueParams?: Param[][] | undefined }[],
  choice: readonly (number | undefined)[],
): Param[] {
  const said = axes.flatMap(({ valueParams }, axis) => valueParams?.[choice[axis] ?? -1] ?? [])
  const byName = new Map(said.map(({ name, value }) => [name, value]))
  return params.map(({ name, value }) => ({ name, value: byName.get(name) ?? value }))
}
