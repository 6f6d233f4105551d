const shape = /^(\d{8}|\d{12,14})$/

/** Weights 3 and 1 in turn, from the digit before the check digit on. */
function checkDigit(digits: string): number {
  const sum = [...digits]
    .toReversed()
    .reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/**
 * The number of a barcode as search engines take it: 8, 12, 13 or 14 digits that end in the right check digit, without
 * the blanks and hyphens between them. Undefined for anything else, such as a shop's own code.
 */
export function gtinOf(written: string): string | undefined {
  const digits = written.normalize('NFKC').replace(/[\s-]/g, '')
  if (!shape.test(digits) || /^0+$/.test(digits)) return undefined
  return Number(digits.at(-1)) === checkDigit(digits.slice(0, -1)) ? digits : undefined
}
