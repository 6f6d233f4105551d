import { maxQuantity } from './quantity.ts'

/** A line of the cart of a visitor without scripts. */
export interface PlainLine {
  goodsSpecId: string
  goodsNum: number
}

/** As many as the address of a prefilled cart takes, by which a browser with scripts takes the cart over. */
export const maxPlainLines = 20

const line = /^([0-9a-f]{32})\.([1-9]\d{0,2})$/

function dashed(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Reads the cookie, newest line first; what is malformed is left out, and a SKU counts once. */
export function parsePlainCart(cookie: string | undefined): PlainLine[] {
  const lines = new Map<string, PlainLine>()
  for (const text of (cookie ?? '').split('_')) {
    const [, hex, goodsNum] = line.exec(text) ?? []
    if (hex && lines.size < maxPlainLines && !lines.has(hex))
      lines.set(hex, { goodsSpecId: dashed(hex), goodsNum: Number(goodsNum) })
  }
  return [...lines.values()]
}

export function formatPlainCart(lines: readonly PlainLine[]): string {
  return lines.map((one) => `${one.goodsSpecId.replaceAll('-', '')}.${one.goodsNum}`).join('_')
}

/** Adds to the SKU's line, which comes to the front; undefined when the cart is full. */
export function withMore(lines: readonly PlainLine[], { goodsSpecId, goodsNum }: PlainLine) {
  const before = lines.find((one) => one.goodsSpecId === goodsSpecId)
  if (!before && lines.length >= maxPlainLines) return undefined
  const sum = Math.min(maxQuantity, (before?.goodsNum ?? 0) + goodsNum)
  return [{ goodsSpecId, goodsNum: sum }, ...lines.filter((one) => one !== before)]
}

/** Sets the quantity of the SKU's line; 0 removes it. */
export function withNumber(lines: readonly PlainLine[], { goodsSpecId, goodsNum }: PlainLine): PlainLine[] {
  const changed = lines.map((one) => (one.goodsSpecId === goodsSpecId ? { ...one, goodsNum } : one))
  return changed.filter((one) => one.goodsNum > 0)
}
