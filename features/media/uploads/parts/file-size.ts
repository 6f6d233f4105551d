import { formatNumber, type Locale } from '@hojip/platform/i18n'

/** `6.2 MB`, `340 KB`: rounded up, so that a size just above a limit never reads as the limit. */
export function fileSize(locale: Locale, bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024)
  if (kilobytes < 1024) return `${formatNumber(locale, kilobytes)} KB`
  return `${formatNumber(locale, Math.ceil((bytes / 1024 / 1024) * 10) / 10)} MB`
}
