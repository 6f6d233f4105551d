import { useInMallTime, useLocale, useTexts } from '@hojip/platform/page'
import { Notice } from '@hojip/platform/ui'
import { serviceTimesText } from '@hojip/policy'
import type { OpenedChat } from '../../contract.ts'
import { chatTexts } from '../texts.ts'

/** Shows that nobody is there now, when somebody is, and where the answer will be: of a shop as of the mall's service. */
export function AwayNotice({ partner }: { partner: OpenedChat['partner'] | undefined }) {
  const t = useTexts(chatTexts)
  const locale = useLocale()
  const inMallTime = useInMallTime()
  if (!partner || partner.online) return null
  const { workTime, workDays } = partner
  const hours = workDays
    ? serviceTimesText(locale, { days: workDays, span: workTime }, inMallTime)
    : workTime && inMallTime(workTime)
  return (
    <Notice tone="amber" live>
      {hours ? t.awayUntil(hours) : t.away}
    </Notice>
  )
}
