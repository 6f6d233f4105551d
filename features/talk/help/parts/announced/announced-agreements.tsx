import { agreementHref } from '@hojip/hrefs/help'
import type { Output } from '@hojip/platform/client'
import { useLazyCall, useDates, useTexts } from '@hojip/platform/page'
import { Notice } from '@hojip/platform/ui'
import { announcedTexts } from './texts.ts'

type Announced = Output<'GET /sysConfig/queryPublic'>['announced'][number]

interface AnnouncedAgreementsProps {
  /** The agreements that concern the reader. */
  topics: readonly Announced['topic'][]
  className?: string
}

/** A line for each agreement that is about to change, until it has; the E-Commerce Law (article 34) asks for it. */
export function AnnouncedAgreements({ topics, className }: AnnouncedAgreementsProps) {
  const t = useTexts(announcedTexts)
  const dates = useDates()
  const { data } = useLazyCall('GET /sysConfig/queryPublic', {})
  const shown = data?.announced.filter(({ topic }) => topics.includes(topic)) ?? []
  if (shown.length === 0) return null
  return (
    <div className={className}>
      {shown.map(({ topic, version, inForceTime }) => (
        <Notice key={topic} tone="info">
          {t.changes(t.names[topic], dates.fullDate(inForceTime))}{' '}
          <a href={agreementHref(topic, version)} className="link underline underline-offset-3">
            {t.look}
          </a>
        </Notice>
      ))}
    </div>
  )
}
