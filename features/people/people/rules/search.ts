/** The whole id of a row, or at least its first eight digits. */
const idForm = /^[0-9a-f]{8}(-?[0-9a-f]{0,4}){0,3}(-?[0-9a-f]{0,12})?$/i

/** The first and the last id that begin with the text; undefined for a text that is no beginning of an id. */
export function idsWith(text: string): { from: string; to: string } | undefined {
  if (!idForm.test(text)) return undefined
  const digits = text.replaceAll('-', '').toLowerCase()
  if (digits.length > 32) return undefined
  const whole = (fill: string) =>
    digits.padEnd(32, fill).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { from: whole('0'), to: whole('f') }
}

/** Whether this may be the number of an order or of a purchase. */
export function isOrderCode(text: string): boolean {
  return /^\d{16,24}$/.test(text)
}
