/** The refund number of an application at the gateway: one application, one number. */
export function refundNumberOf({ code }: { code: string }): string {
  return `R${code}`
}

/** The code of the application that a refund's number belongs to. Numbers of other rooms give no application's code. */
export function codeOfNumber(outRefundNo: string): string {
  return outRefundNo.slice(1)
}
