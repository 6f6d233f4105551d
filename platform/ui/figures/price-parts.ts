export type PriceParts = { sign: string; whole: string; decimals: string }

/**
 * `"1138.90"` → `1,138` and `.90`. Whole yuan lose their `.00` unless `exact`: lists omit it, sums and payments show
 * it.
 */
export function priceParts(yuan: string, exact: boolean): PriceParts {
  const negative = yuan.startsWith('-')
  const [whole = '0', decimals = '00'] = yuan.replace('-', '').split('.')
  return {
    sign: negative ? '−' : '',
    whole: whole.replaceAll(/\B(?=(\d{3})+$)/g, ','),
    decimals: Number(decimals) === 0 && !exact ? '' : `.${decimals.padEnd(2, '0')}`,
  }
}

/** The price as plain text, for labels and sentences. */
export function priceText(yuan: string, exact = true): string {
  const { sign, whole, decimals } = priceParts(yuan, exact)
  return `${sign}¥${whole}${decimals}`
}
