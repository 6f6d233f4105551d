import { fenToYuan, yuanToFen } from '@hojip/platform/money'

/** As people type and paste numbers: full-width digits, a currency sign, separators of thousands. */
function plain(text: string): string {
  return text.normalize('NFKC').replaceAll(/[¥,\s]/g, '')
}

const mostFen = 9_999_999_999
const mostUnits = 1_000_000_000

/** A price as calls take it; undefined when it is none, or none that is allowed. */
export function readPrice(text: string): string | undefined {
  const fen = yuanToFen(plain(text))
  return fen !== undefined && fen >= 1 && fen <= mostFen ? fenToYuan(fen) : undefined
}

export function readUnits(text: string): number | undefined {
  const digits = plain(text)
  return /^\d{1,10}$/.test(digits) && Number(digits) <= mostUnits ? Number(digits) : undefined
}
