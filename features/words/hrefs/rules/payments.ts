/** The cashier, where the payment method is chosen. */
export function payHref(payId: string): string {
  return `/pay/${payId}`
}

/** The cashier of one channel, by its name; on a phone `byCode` shows its code instead of opening its app. */
export function payChannelHref(payId: string, channel: string, byCode = false): string {
  return `/pay/${payId}/${channel}${byCode ? '?by=code' : ''}`
}

export function paidHref(payId: string): string {
  return `/pay/${payId}/success`
}

/** Whether a page is part of the way from the cashier to the result. */
export function isPaying(path: string): boolean {
  return path.startsWith('/pay/')
}
