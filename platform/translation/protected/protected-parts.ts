/** A text whose protected parts are placeholders `[[1]]`, `[[2]]`, in order. */
export interface Protected {
  text: string
  parts: string[]
}

const link = String.raw`(?:https?:\/\/|www\.)[^\s<>"'“”‘’，。；：、！？（）【】]+`
const mail = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`
/** What looks like a placeholder already. */
const placeholder = String.raw`\[\[\s*\d+\s*\]\]`
const number = String.raw`[¥₩$€£]?\s?\d+(?:[.,:/×xX*~–-]\d+)*`
/** The longer units come first. */
const unit = String.raw`(?:\s?(?:%|℃|°C|kcal|kg|mg|ml|mL|cm|mm|km|GB|MB|TB|mAh|Hz|kHz|GHz|oz|lb|inch|in|ft|g|L|l|m|W|V|A|元|원|克|斤|公斤|千克|毫升|升|厘米|毫米|米|码|그램|킬로|리터|센티)(?![A-Za-z]))?`
const size = String.raw`(?<![A-Za-z])(?:[2-6]?X{1,3}[SL]|XS|XL|[SML])(?![A-Za-z'’])`
/** Letters with digits, such as models and order numbers. */
const code = String.raw`(?<![A-Za-z\d])(?=[A-Za-z\d-]*\d)(?=[A-Za-z\d-]*[A-Za-z])[A-Za-z\d]+(?:-[A-Za-z\d]+)*`

function escaped(name: string): string {
  return name.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)
}

function patternOf(names: readonly string[]): RegExp {
  const known = names
    .map((name) => name.trim())
    .filter((name) => name.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
  const all = [placeholder, link, mail, ...known, `${number}${unit}`, code, size]
  return new RegExp(all.join('|'), 'gu')
}

/** Replaces what must not be translated: links, mail addresses, numbers with units, sizes, codes, and the names. */
export function protect(text: string, names: readonly string[] = []): Protected {
  const parts: string[] = []
  const masked = text.replaceAll(patternOf(names), (part) => {
    const bare = part.trimStart()
    parts.push(bare)
    return `${part.slice(0, part.length - bare.length)}[[${parts.length}]]`
  })
  return { text: masked, parts }
}

/** Translators widen brackets and add spaces. */
const returned = /[[［【]\s*[[［【]\s*(\d+)\s*[\]］】]\s*[\]］】]/gu

/** The translation with its parts; undefined when one of them is missing, or came back twice, or was invented. */
export function restore(translated: string, parts: readonly string[]): string | undefined {
  const seen = new Set<number>()
  let isWhole = true
  const text = translated.replaceAll(returned, (_, digits: string) => {
    const at = Number(digits)
    const part = parts[at - 1]
    if (part === undefined || seen.has(at)) isWhole = false
    seen.add(at)
    return part ?? ''
  })
  return isWhole && seen.size === parts.length ? text : undefined
}
