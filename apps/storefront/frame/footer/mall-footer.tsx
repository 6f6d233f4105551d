import { topicHref, topics } from '@hojip/help/rules'
import { refundsHref } from '@hojip/hrefs/aftersales'
import { businessHref } from '@hojip/hrefs/business'
import { feedbackHref } from '@hojip/hrefs/feedback'
import { ordersHref } from '@hojip/hrefs/orders'
import { aboutHref, faqHref, guideHref } from '@hojip/hrefs/help'
import { usePort } from '@hojip/help/storefront'
import { CachedPart, useInMallTime, useLocale } from '@hojip/platform/page'
import { serviceTimesText } from '@hojip/policy'
import { useMemo } from 'react'
import { Footer } from './footer.tsx'
import { useSettings } from '../settings.ts'

const otherHrefs = {
  tracking: ordersHref({ type: 4 }),
  refunds: refundsHref(),
  console: businessHref,
  feedback: feedbackHref,
}
const withOwnAddress = { guide: guideHref, faq: faqHref, aboutMall: aboutHref }

/** The footer with links to the help articles, and the phone line from the settings. */
export function MallFooter() {
  const port = usePort()
  const settings = useSettings()
  const locale = useLocale()
  const inMallTime = useInMallTime()
  const helpHrefs = useMemo(
    () => ({
      ...Object.fromEntries(topics.map((topic) => [topic, topicHref(topic, port)])),
      ...withOwnAddress,
    }),
    [port],
  )
  const phone = settings?.csPhone
  const hours =
    settings && serviceTimesText(locale, { days: settings.csDays, span: settings.csHours }, inMallTime)
  return (
    <CachedPart of={['footer', helpHrefs, phone, hours]}>
      <Footer helpHrefs={helpHrefs} otherHrefs={otherHrefs} phone={phone} hours={hours} />
    </CachedPart>
  )
}
