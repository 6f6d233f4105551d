/** The number under which a refund was requested: `R…` of `R…-2`, which it got after the gateway had closed `R…`. */
export function requestedNumber(number: string): string {
  const end = number.indexOf('-')
  return end === -1 ? number : number.slice(0, end)
}
