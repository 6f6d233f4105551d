/** A typed whole number within its bounds; undefined for anything else. */
export function wholeIn(typed: string, { min, max }: { min: number; max: number }): number | undefined {
  const text = typed.normalize('NFKC').replaceAll(/[\s,]/g, '')
  if (!/^\d{1,9}$/.test(text)) return undefined
  const value = Number(text)
  return value >= min && value <= max ? value : undefined
}

/** The product that an address of its page names, or its id. */
export function productIdIn(typed: string): string | undefined {
  return /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(typed)?.[0].toLowerCase()
}
