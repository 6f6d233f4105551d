/** The number under which a refund was requested: `R…` of `R…-2`, which it got after the gateway had closed `R…`. */
export function requestedNumber(number: string): string {
  return number.replace(/-.*$/, '')
}
