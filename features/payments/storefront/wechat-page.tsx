import { usePage, type HeadInput, type PageHead } from '@hojip/platform/page'
import { ByCode } from './by-code.tsx'
import { PayBox } from './pay-box.tsx'
import { PayFrame } from './pay-frame.tsx'
import { payTexts } from './texts.ts'
import { usePayment } from './use-payment.ts'

export const head = ({ locale }: HeadInput): PageHead => ({
  title: payTexts[locale].wechatTitle,
  noIndex: true,
})

export function Page() {
  const payment = usePayment(usePage('/pay/$id/wechat').params.id)
  return (
    <PayFrame payment={payment}>
      <PayBox payId={payment.payId} schemes={payment.schemes} current="2">
        <ByCode payment={payment} method="2" />
      </PayBox>
    </PayFrame>
  )
}
