import { PartnerMark } from '@hojip/storefront-kit/storefront'
import type { PayMethod } from './last-method.ts'

/** A gateway's mark beside its name. */
export function MethodMark({ method, size = 32 }: { method: PayMethod; size?: number }) {
  return <PartnerMark partner={method === '2' ? 'wechat' : 'alipay'} size={size} />
}
