export const cartHref = '/cart'

/** A page that puts these lines into the cart once its reader confirms them. */
export function prefilledCartHref(lines: readonly { goodsSpecId: string; goodsNum: number }[]): string {
  return `${cartHref}/prefilled?lines=${lines.map((line) => `${line.goodsSpecId}*${line.goodsNum}`).join(',')}`
}
