import { fenToYuan, yuanToFen } from '@hojip/platform/money'
import type { Refund } from '../../contract.ts'

export interface AmountStep {
  code: 'paid' | 'asked' | 'goods' | 'shipping' | 'noShipping' | 'offered' | 'less' | 'total'
  money: string
}

type Sums = Pick<Refund, 'goods' | 'refundMoney' | 'shippingMoney' | 'applyMoney' | 'proposal'>

function fenOf(yuan: string) {
  return yuanToFen(yuan) ?? 0
}

/** The steps by which the refund is computed; the last one is the amount refunded. */
export function amountSteps({
  goods: product,
  refundMoney,
  shippingMoney,
  applyMoney,
  proposal,
}: Sums): AmountStep[] {
  const total = fenOf(refundMoney)
  const shipping = fenOf(shippingMoney)
  const asked = fenOf(applyMoney)
  return [
    { code: 'paid', money: product.payMoney },
    { code: 'asked', money: applyMoney },
    ...(proposal ? [{ code: 'offered' as const, money: proposal.refundMoney }] : []),
    ...(asked > total ? [{ code: 'less' as const, money: fenToYuan(asked - total) }] : []),
    { code: 'goods', money: fenToYuan(total - shipping) },
    { code: shipping > 0 ? 'shipping' : 'noShipping', money: shippingMoney },
    { code: 'total', money: refundMoney },
  ]
}
