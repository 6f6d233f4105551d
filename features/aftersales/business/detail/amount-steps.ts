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

/** How the sum of an application comes about, one step after the other; the last one is what goes back. */
export function amountSteps({ goods, refundMoney, shippingMoney, applyMoney, proposal }: Sums): AmountStep[] {
  const total = fenOf(refundMoney)
  const shipping = fenOf(shippingMoney)
  const asked = fenOf(applyMoney)
  return [
    { code: 'paid', money: goods.payMoney },
    { code: 'asked', money: applyMoney },
    ...(proposal ? [{ code: 'offered' as const, money: proposal.refundMoney }] : []),
    ...(asked > total ? [{ code: 'less' as const, money: fenToYuan(asked - total) }] : []),
    { code: 'goods', money: fenToYuan(total - shipping) },
    { code: shipping > 0 ? 'shipping' : 'noShipping', money: shippingMoney },
    { code: 'total', money: refundMoney },
  ]
}
