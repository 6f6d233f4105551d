import { one, type RawSearch } from '@hojip/platform/page'

export interface PrefilledLine {
  goodsSpecId: string
  goodsNum: number
}

const mostLines = 20
const line = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\*([1-9]\d{0,2})$/

/**
 * The lines of a prefilled cart. A SKU counts once; how many parts are no line, or are too many, is returned, so that the page
 * can show that something is missing.
 */
export function prefilledSearch(raw: RawSearch): { lines: PrefilledLine[]; unread: number } {
  const lines = new Map<string, PrefilledLine>()
  const parts = (one(raw, 'lines') ?? '').split(',').filter((text) => text !== '')
  let unread = 0
  for (const text of parts) {
    const [, goodsSpecId, goodsNum] = line.exec(text) ?? []
    if (goodsSpecId && lines.size < mostLines)
      lines.set(goodsSpecId, { goodsSpecId, goodsNum: Number(goodsNum) })
    else unread += 1
  }
  return { lines: [...lines.values()], unread }
}
