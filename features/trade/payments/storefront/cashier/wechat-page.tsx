import { usePage, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Cashier } from './cashier.tsx'
import { payTexts } from '../texts.ts'
import { usePayment } from '../use-payment.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: payTexts[locale].wechatTitle, noIndex: true }
}

export function Page() {
  return <Cashier payment={usePayment(usePage('/pay/$id/wechat').params.id)} method="2" />
}
