/** Search parameters of the URL: plain strings; a repeated name becomes a list. */
export type RawSearch = Readonly<Record<string, string | readonly string[]>>

export function parseSearch(text: string): RawSearch {
  const values = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(text)) {
    const before = values.get(name)
    values.set(name, before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value])
  }
  return Object.fromEntries(values)
}

/** The first value of a parameter, or undefined. */
export function one(raw: RawSearch, name: string): string | undefined {
  const value = Object.hasOwn(raw, name) ? raw[name] : undefined
  return typeof value === 'string' ? value : value?.[0]
}

export function many(raw: RawSearch, name: string): readonly string[] {
  const value = Object.hasOwn(raw, name) ? raw[name] : undefined
  return typeof value === 'string' ? [value] : (value ?? [])
}

/** A whole number from `min` to `max`; anything else becomes `fallback`. */
export function wholeNumber(
  raw: RawSearch,
  name: string,
  bounds: { min: number; max: number; fallback: number },
): number {
  const text = one(raw, name) ?? ''
  const value = /^-?\d{1,9}$/.test(text) ? Number(text) : NaN
  return value >= bounds.min && value <= bounds.max ? value : bounds.fallback
}

/** The number of a list's page, up to `most`: as many as calls answer. */
export function pageNumber(raw: RawSearch, most = 10_000): number {
  return wholeNumber(raw, 'page', { min: 1, max: most, fallback: 1 })
}

export function choice<const T extends readonly string[]>(
  raw: RawSearch,
  name: string,
  allowed: T,
  fallback: T[number],
): T[number] {
  const value = one(raw, name)
  return value !== undefined && allowed.includes(value) ? value : fallback
}
