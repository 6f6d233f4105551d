import { useDates, useTexts } from '@hojip/platform/page'
import { shopHolidayTexts } from './texts.ts'

interface ShopHolidayProps {
  /** Days of the mall (`YYYY-MM-DD`); null while no holiday is near. */
  holiday: { from: string; until: string; sendsFrom: string } | null
}

/** When a shop sends nothing, and from when it sends again. */
export function ShopHoliday({ holiday }: ShopHolidayProps) {
  const t = useTexts(shopHolidayTexts)
  const { day } = useDates()
  if (!holiday) return null
  return (
    <span className="block text-13 text-amber">
      {t.holiday(day(holiday.from), day(holiday.until), day(holiday.sendsFrom))}
    </span>
  )
}
