import { one, type RawSearch } from '@hojip/platform/page'

export interface PrefilledLine {
  goodsSpecId: string
  goodsNum: number
}

const mostLines = 20
const line = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\*([1-9]\d{0,2})$/

/** The lines of a prefilled cart; what is malformed is left out, and a SKU counts once. */
export function prefilledSearch(raw: RawSearch): { lines: PrefilledLine[] } {
  const lines = new Map<string, PrefilledLine>()
  for (const text of (one(raw, 'lines') ?? '').split(',')) {
    const [, goodsSpecId, goodsNum] = line.exec(text) ?? []
    if (goodsSpecId && lines.size < mostLines)
      lines.set(goodsSpecId, { goodsSpecId, goodsNum: Number(goodsNum) })
  }
  return { lines: [...lines.values()] }
}
