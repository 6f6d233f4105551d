import { locales, type LocalText } from '@hojip/platform/i18n'
import { dayAfter } from '@hojip/platform/mall-time'

/** Characters in the name, in each language. */
const fewestName = 2
/** Days that a notice may be shown. */
const noticeDays = 365

/** Only the languages that are written. */
export function writtenTexts(texts: LocalText): Partial<LocalText> {
  return Object.fromEntries(
    locales.flatMap((locale) => (texts[locale].trim() ? [[locale, texts[locale].trim()]] : [])),
  )
}

/** Each language, '' where it is not written. */
export function editedTexts(texts: Partial<LocalText>): LocalText {
  return { 'zh-CN': '', 'ko-KR': '', 'en-US': '', ...texts }
}

/** The languages whose name is too short. */
export function shortNames(names: LocalText) {
  return locales.filter((locale) => [...names[locale].trim()].length < fewestName)
}

/** Whether a notice that begins today (`YYYY-MM-DD`) may be shown until this day. */
export function isNoticeDay(until: string, today: string): boolean {
  let last = today
  for (let day = 0; day < noticeDays; day++) last = dayAfter(last)
  return until >= today && until <= last
}
