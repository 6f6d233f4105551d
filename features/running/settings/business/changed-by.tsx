import { useTexts, useDates } from '@hojip/platform/page'
import type { Setting } from '../contract/setting.ts'
import { settingsTexts } from './texts.ts'

/** Who changed it last, where somebody has. */
export function ChangedBy({ setting: { changedBy, gmtModified } }: { setting: Setting }) {
  const t = useTexts(settingsTexts)
  const dates = useDates()
  if (!gmtModified) return null
  return <p className="mt-0.5 text-12 text-ink-3">{t.changedBy(changedBy, dates.stamp(gmtModified))}</p>
}
