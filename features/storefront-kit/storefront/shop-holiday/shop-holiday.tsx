import { formatDate } from '@hojip/platform/i18n'
import { midnightOf } from '@hojip/platform/mall-time'
import { useLocale, useTexts } from '@hojip/platform/page'
import { shopHolidayTexts } from './texts.ts'

interface ShopHolidayProps {
  /** Days of the mall (`YYYY-MM-DD`); null while no holiday is near. */
  holiday: { from: string; until: string; sendsFrom: string } | null
}

/** When a shop sends nothing, and from when it sends again. */
export function ShopHoliday({ holiday }: ShopHolidayProps) {
  const t = useTexts(shopHolidayTexts)
  const locale = useLocale()
  const day = (text: string) => formatDate(locale, midnightOf(text).getTime(), 'day')
  if (!holiday) return null
  return (
    <span className="block text-13 text-amber">
      {t.holiday(day(holiday.from), day(holiday.until), day(holiday.sendsFrom))}
    </span>
  )
}
