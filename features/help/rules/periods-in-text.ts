const named = /\{([A-Za-z]+)\}/g

/** `{payMinutes}`: what operators write in place of a period, so that the text follows the mall's own. */
export function placeholderOf(name: string): string {
  return `{${name}}`
}

/** A text with its periods in place of their placeholders. Unknown names stay as they are. */
export function filledText(text: string, periods: Readonly<Record<string, number | string>>): string {
  return text.replace(named, (whole, name: string) =>
    Object.hasOwn(periods, name) ? String(periods[name]) : whole,
  )
}

/** The placeholders of a text that name no period. */
export function unknownPeriods(text: string, names: readonly string[]): string[] {
  return [...text.matchAll(named)].flatMap(([whole, name]) => (names.includes(name!) ? [] : [whole]))
}
