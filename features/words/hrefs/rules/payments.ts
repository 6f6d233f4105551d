export type PayMethod = '1' | '2'

/** The last path segment of each method's page. */
const methodPaths: Record<PayMethod, string> = { '1': 'alipay', '2': 'wechat' }

/** The cashier, where the payment method is chosen. */
export function payHref(payId: string): string {
  return `/pay/${payId}`
}

/** The cashier of one method; on a phone `byCode` shows its code instead of opening its app. */
export function payMethodHref(payId: string, method: PayMethod, byCode = false): string {
  return `/pay/${payId}/${methodPaths[method]}${byCode ? '?by=code' : ''}`
}

export function paidHref(payId: string): string {
  return `/pay/${payId}/success`
}

/** Whether a page is part of the way from the cashier to the result. */
export function isPaying(path: string): boolean {
  return path.startsWith('/pay/')
}
