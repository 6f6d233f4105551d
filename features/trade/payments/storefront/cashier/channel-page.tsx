import { usePage, usePageData, type HeadInput, type PageHead } from '@hojip/platform/page'
import { channelTexts, methodOf, type Channel } from '@hojip/policy/channels'
import { Cashier } from './cashier.tsx'
import { usePayment } from '../use-payment.ts'

export function head({ locale, data: channel }: HeadInput<Channel>): PageHead {
  return { title: channelTexts[locale][channel].name, noIndex: true }
}

/** The cashier of one channel. */
export function Page() {
  const payment = usePayment(usePage().params['id']!)
  return <Cashier payment={payment} method={methodOf(usePageData<Channel>())} />
}
