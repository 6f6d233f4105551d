/** Confirms what is chosen in the cart. */
export const confirmHref = '/cart/confirm'

/** Confirms one product without the cart. */
export function confirmOneHref(specId: string, units: number): string {
  return `${confirmHref}?spec=${specId}&num=${units}`
}
