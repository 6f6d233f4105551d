import type { Clock } from '@hojip/platform/clock'
import { escaped } from '@hojip/platform/html'
import type { Locale } from '@hojip/platform/i18n'
import type { PageFiles } from '@hojip/platform/site'
import type { LiveMode } from '@hojip/settings'
import { modeTexts, secondsLeft } from '@hojip/settings/rules'
import type { SentPage } from '../page-cache.ts'
import { contentSecurityPolicy, securityHeaders } from '../security.ts'
import { plainPage } from './plain-page.ts'

/** What pages say of the mall's mode. */
export interface SaidMode {
  /** The line above every page while the mall can only be read. */
  notice(locale: Locale): string | undefined
  /** What is sent instead of a shopper's page while the mall is closed. */
  closedPage(locale: () => Locale, filesOf: (locale: Locale) => PageFiles): SentPage | undefined
}

export function sayMode(mode: Pick<LiveMode, 'now'>, { nowMs }: Clock): SaidMode {
  return {
    notice: (locale) => {
      const now = mode.now()
      return now.name === 'open' ? undefined : modeTexts(locale, now, nowMs()).notice
    },
    closedPage: (localeNow, filesOf) => {
      const now = mode.now()
      if (now.name !== 'closed') return undefined
      const locale = localeNow()
      const { title, hint, retry } = modeTexts(locale, now, nowMs())
      return {
        status: 503,
        encoding: 'identity',
        headers: {
          ...securityHeaders,
          'retry-after': String(secondsLeft(now, nowMs())),
          'cache-control': 'private, no-store',
          vary: 'Accept-Language, Cookie',
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': contentSecurityPolicy({}, []),
        },
        // An operator has written a part of it.
        body: plainPage(locale, filesOf(locale), { title, hint: escaped(hint), retry }),
      }
    },
  }
}

/** Always open: for sites without a mall behind them. */
export const openAlways: SaidMode = { notice: () => undefined, closedPage: () => undefined }
