import type { Db } from '@hojip/db'
import type { Clock } from '@hojip/platform/clock'
import { bind, type Bound } from '@hojip/platform/http'
import { locales } from '@hojip/platform/i18n'
import { keepFloors } from './actions/read-floors.ts'
import { browseCalls } from './contract.ts'

export interface SiteSettings {
  /** The header lets the reader choose a language. */
  languageSwitch: boolean
  /** Closing the tag of an open page asks first. */
  tagCloseConfirm: boolean
  /** Who sees the errors of scripts in the header. */
  errorStore: 'off' | 'staff' | 'all'
}

export interface BrowseOptions {
  /** The mall's own telephone number for shoppers. */
  csPhone: string
  /** Where shops sign in. */
  merchantUrl: string
  /** Where the simulators are in a demo; null in production. */
  simulatorUrl: string | null
  /** An account of the demo that anybody may use; left out in production. */
  demoStaff?: { account: string; password: string }
  /** What the shoppers' site offers; in three languages, without questions and without the errors of scripts if left out. */
  site?: Partial<SiteSettings>
  versionAgeMs?: number
}

const plainSite: SiteSettings = { languageSwitch: true, tagCloseConfirm: false, errorStore: 'off' }
const csHours = '8:30–17:30'

export function browseRoutes(tools: { db: Db; clock: Clock }, options: BrowseOptions): Bound[] {
  const floors = keepFloors(tools, options.versionAgeMs)
  return bind(browseCalls, {
    'GET /appHome/queryFloors': (_input, { locale }) => floors(locale),
    'GET /sysConfig/queryPublic': async () => ({
      csPhone: options.csPhone,
      csHours,
      merchantUrl: options.merchantUrl,
      simulatorUrl: options.simulatorUrl,
      demoStaff: options.demoStaff ?? null,
      locales: [...locales],
      ...plainSite,
      ...options.site,
      serverTime: tools.clock.nowMs(),
    }),
  })
}
