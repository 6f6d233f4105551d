/** Confirms the chosen lines of the cart. */
export const confirmHref = '/cart/confirm'

/** Confirms one product without the cart. */
export function confirmOneHref(specId: string, units: number): string {
  return `${confirmHref}?spec=${specId}&num=${units}`
}
