import type { Db, Reads } from '@hojip/db'
import type { Clock } from '@hojip/platform/clock'
import { bind, type Bound } from '@hojip/platform/http'
import { locales } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { readsOf } from '@hojip/platform/replica'
import type { HelpArticles } from '@hojip/help/articles'
import type { Channel } from '@hojip/policy/channels'
import { serviceTimesOf, type ServiceHours } from '@hojip/policy'
import { cacheHotWords, listSearches } from '@hojip/search'
import { homeInOne } from './actions/home-in-one.ts'
import { cacheFloors, readFloors } from './actions/read-floors.ts'
import { cachePieces, readPieces } from './actions/read-pieces.ts'
import { previewedDocument } from '@hojip/front-pages'
import { refuse } from '@hojip/platform/refusal'
import { browseCalls } from './contract.ts'
import { browseRefusals } from './refusals.ts'

interface SiteSettings {
  /** Whether the header has the language switch. */
  languageSwitch: boolean
  /** Whether closing the tag of an open page asks for confirmation. */
  tagCloseConfirm: boolean
  /** Who sees script errors in the header. */
  errorStore: 'off' | 'staff' | 'all'
  /** Whether the mall has a translation server. */
  translates: boolean
  /** What operators have switched off, by the names of `features/running/settings`. */
  off: readonly string[]
  /** Channels of payments whose refunds wait. */
  refundsPaused: readonly Channel[]
  /** Queues by which orders have to wait now, of a product or, without one, of the rest of the mall. */
  queues: readonly { queueId: string; goodsId: string | null }[]
}

export interface BrowseOptions {
  /** The mall's own telephone number for shoppers. */
  csPhone: string
  /** When somebody answers for the mall. */
  serviceHours: ServiceHours
  /** The URL of the business site. */
  merchantUrl: string
  /** The URL of a demo's simulators; null in production. */
  simulatorUrl: string | null
  /** A demo account that anybody may use; absent in production. */
  demoStaff?: { account: string; password: string }
  /** The settings of the shoppers' site; by default three languages, no confirmation, and no script errors. */
  site?: () => Partial<SiteSettings>
  /** Agreements that are about to change. */
  announced: HelpArticles['announced']
  versionAgeMs?: number
}

const plainSite: SiteSettings = {
  languageSwitch: true,
  tagCloseConfirm: false,
  errorStore: 'off',
  translates: false,
  off: [],
  refundsPaused: [],
  queues: [],
}

function siteOf({ site }: BrowseOptions) {
  const all = { ...plainSite, ...site?.() }
  return { ...all, off: [...all.off], refundsPaused: [...all.refundsPaused], queues: [...all.queues] }
}

export function browseRoutes(
  tools: { db: Db; clock: Clock; reads?: Reads },
  options: BrowseOptions,
): Bound[] {
  const reads = readsOf(tools)
  const floors = cacheFloors(tools, options.versionAgeMs)
  const pieces = cachePieces(tools, options.versionAgeMs)
  const words = cacheHotWords(tools, options.versionAgeMs)
  const { days: csDays, span: csHours } = serviceTimesOf(options.serviceHours)
  return bind(browseCalls, {
    'GET /appHome/queryFloors': (_input, { locale }) => floors(locale),
    'GET /appBanner/queryBannerAndAll': async (_input, { locale, seen }) =>
      homeInOne(reads.at(seen), await floors(locale), locale),
    'GET /appHome/previewFloors': async ({ preview }, { locale }) => {
      const document = await previewedDocument(tools.db, 'home', preview)
      return document
        ? readFloors(tools.db, { locale, nowMs: tools.clock.nowMs(), document })
        : refuse(browseRefusals.previewGone)
    },
    'GET /appHome/queryPieces': ({ page }, { locale }) => pieces(page, locale),
    'GET /appHome/previewPieces': async ({ page, preview }, { locale }) => {
      const document = await previewedDocument(tools.db, page, preview)
      return document
        ? readPieces(tools.db, { locale, nowMs: tools.clock.nowMs(), document })
        : refuse(browseRefusals.previewGone)
    },
    'POST /appUserSearch/queryHistory': async (_input, { locale, viewer }) => ({
      list: viewer ? await listSearches(tools.db, viewer) : [],
      ...(await words(locale)),
    }),
    'GET /sysConfig/queryPublic': async () => ({
      csPhone: options.csPhone,
      csHours,
      csDays,
      merchantUrl: options.merchantUrl,
      simulatorUrl: options.simulatorUrl,
      demoStaff: options.demoStaff ?? null,
      locales: [...locales],
      ...siteOf(options),
      announced: (await options.announced()).map(({ inForceAt, ...one }) => ({
        ...one,
        inForceTime: wireTime(inForceAt.getTime()),
      })),
      serverTime: tools.clock.nowMs(),
    }),
  })
}
