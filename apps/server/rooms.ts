import {
  accountsJobs,
  accountsRoutes,
  fullPasswordCost,
  type AccountsTools,
  type Authenticator,
  type CookieStyle,
  type PasswordCost,
} from '@hojip/accounts'
import { admissionJobs, admissionRoutes } from '@hojip/admission'
import { addressesJobs, addressesRoutes } from '@hojip/addresses'
import { regionsRoutes } from '@hojip/regions'
import { aftersalesJobs, aftersalesRoutes, shopAddress } from '@hojip/aftersales'
import { booksJobs, booksRoutes, readExternalLedger } from '@hojip/books'
import { cartJobs, cartRoutes } from '@hojip/cart'
import { browseRoutes } from '@hojip/browse'
import { catalogJobs, catalogRoutes, openCatalogCache } from '@hojip/catalog'
import { chatJobs, chatRoutes, type ChatTools } from '@hojip/chat'
import { checkoutRoutes } from '@hojip/checkout'
import { commentsJobs, commentsRoutes } from '@hojip/comments'
import type { Tools } from '@hojip/db'
import { favouritesJobs, favouritesRoutes } from '@hojip/favourites'
import { feedbackJobs, feedbackRoutes } from '@hojip/feedback'
import { footprintsJobs, footprintsRoutes } from '@hojip/footprints'
import { freightRoutes } from '@hojip/freight'
import { createVisitCounter, figuresJobs, figuresRoutes } from '@hojip/figures'
import { errorsRoutes } from '@hojip/errors'
import { frontPagesRoutes, type TryHref } from '@hojip/front-pages'
import { hallsJobs, hallsRoutes } from '@hojip/halls'
import { healthJobs, healthRoutes } from '@hojip/health'
import { helpRoutes, openHelpArticles, type HelpArticles } from '@hojip/help'
import { liveJobs } from '@hojip/live'
import { noticesJobs, noticesRoutes } from '@hojip/notices'
import { ordersJobs, ordersRoutes, ordersUnderWay } from '@hojip/orders'
import {
  createMoneyOfOrders,
  createMoneyActs,
  paymentsJobs,
  paymentsRoutes,
  type PaymentsOptions,
} from '@hojip/payments'
import { pausesRoutes, type LivePauses } from '@hojip/pauses'
import type { Bound } from '@hojip/platform/http'
import type { LiveCopy } from '@hojip/platform/signals'
import { demoFaultsRoutes } from '@hojip/demo-faults'
import { peopleRoutes } from '@hojip/people'
import { channelNames, switchOf, type Channel } from '@hojip/policy/channels'
import { preferencesJobs, preferencesRoutes } from '@hojip/preferences'
import { productsJobs, productsRoutes } from '@hojip/products'
import { questionsJobs, questionsRoutes } from '@hojip/questions'
import { recommendationsJobs, recommendationsRoutes } from '@hojip/recommendations'
import { reportsJobs, reportsRoutes } from '@hojip/reports'
import { createCarrierGateway, shippingJobs, shippingRoutes, type ShippingOptions } from '@hojip/shipping'
import { saleQueuesJobs, saleQueuesRoutes, type LiveQueues } from '@hojip/sale-queues'
import { searchJobs, searchRoutes } from '@hojip/search'
import {
  refusedWriting,
  settingsRoutes,
  underMode,
  underSwitches,
  type LiveMode,
  type LiveSettings,
} from '@hojip/settings'
import { sharingRoutes } from '@hojip/sharing'
import { shopsJobs, shopsRoutes } from '@hojip/shops'
import { recordCalls, staffJobs, staffRoutes } from '@hojip/staff'
import { stockRoutes } from '@hojip/stock'
import { supervisionJobs, supervisionRoutes } from '@hojip/supervision'
import { translationRoutes } from '@hojip/translation'
import { uploadsJobs, uploadsRoutes, type ObjectStore } from '@hojip/uploads'
import { join } from 'node:path'
import type { Config } from './config.ts'
import type { Partners } from './settings/names/partners.ts'
import { reportMeasures, reportTargets } from './wiring/reports/report-targets.ts'
import { demoStaff } from './demo/staff.ts'
import { cacheBytes, cacheMb, indexBytes } from './settings/cache-bytes.ts'
import { gatewaysOf } from './partners/gateways.ts'
import { pushServiceOf } from './partners/push.ts'
import { translatorOf } from './partners/translator.ts'
import { codePaceOf, loginProvidersOf, perIpFactorOf, smsGatewayOf } from './partners/ways-in.ts'

export interface RoomsOptions {
  tools: Tools
  config: Config
  partners: Partners
  style: CookieStyle
  authenticator: Authenticator
  /** For tests; left out, passwords are hashed at full cost. */
  passwordCost?: PasswordCost
  ownData: Pick<AccountsTools, 'ownData'>
  /** The address of the demo's simulators. */
  simulatorUrl: string | null
  /** The store of uploaded pictures. */
  objects: ObjectStore
  /** The same, where it is not a folder of this machine. */
  sharedPictures?: ObjectStore | undefined
  /** Opens an address of the mall as a visitor; whether there is a page. */
  tryHref: TryHref
  settings: LiveSettings
  mode: LiveMode
  pauses: LivePauses
  calendar: LiveCopy
  queues: LiveQueues
}

function accountsTools(options: RoomsOptions, { agreementVersion }: HelpArticles): AccountsTools {
  return {
    ...options.tools,
    ...options.ownData,
    openOrders: ordersUnderWay,
    agreementVersion,
    refusedWriting: refusedWriting({ mode: options.mode, clock: options.tools.clock }),
    style: options.style,
    authenticator: options.authenticator,
    passwordCost: options.passwordCost ?? fullPasswordCost,
    sms: smsGatewayOf(options.partners, options.tools.clock),
    secret: options.partners.APP_SECRET,
    oldSecrets: options.partners.APP_SECRET_OLD,
    perIpFactor: perIpFactorOf(options.config),
    codePace: codePaceOf(options.config),
    providers: loginProvidersOf(options.partners, options.tools.clock),
    publicUrl: options.config.publicUrl,
  }
}

/** The gateways that the mall has. */
function channelsOf({ gateways }: PaymentsOptions) {
  return channelNames.filter((channel) => gateways[channel])
}

function isRefundPausedOf({ pauses }: Pick<RoomsOptions, 'pauses'>) {
  return (channel: Channel) => pauses.isPaused('refunds', channel)
}

type Paying = Pick<RoomsOptions, 'config' | 'partners' | 'pauses' | 'settings' | 'tools'>

export function paymentsOptions(options: Paying): PaymentsOptions {
  const { tools, config, partners, settings } = options
  return {
    gateways: gatewaysOf(partners, tools.clock),
    callbackUrl: config.callbackUrl,
    publicUrl: config.publicUrl,
    isSwitchedOff: (channel) => !settings.isOn(switchOf(channel)),
    isRefundPaused: isRefundPausedOf(options),
  }
}

function shippingOptions({ config, partners }: RoomsOptions): ShippingOptions {
  return {
    gateway: createCarrierGateway({
      baseUrl: partners.KUAIDI100_BASE_URL,
      customer: partners.KUAIDI100_CUSTOMER,
      key: partners.KUAIDI100_KEY,
    }),
    callbackUrl: config.callbackUrl,
    // What the shop ships comes back to the same place.
    senderOf: shopAddress,
  }
}

function siteSettingsOf({ config, settings, queues, pauses, tools: { clock } }: RoomsOptions) {
  const { mode, LANGUAGE_SWITCH, TAG_CLOSE_CONFIRM, ERROR_STORE, TRANSLATE_URL } = config
  return {
    languageSwitch: LANGUAGE_SWITCH === 'on',
    tagCloseConfirm: TAG_CLOSE_CONFIRM === 'on',
    translates: TRANSLATE_URL !== undefined && settings.isOn('translation'),
    off: settings.off(),
    refundsPaused: channelNames.filter(isRefundPausedOf({ pauses })),
    queues: queues.open(clock.nowMs()),
    errorStore: ERROR_STORE ?? (mode === 'demo' ? 'off' : 'staff'),
  }
}

/** What the room of the conversations is given, for its calls, its jobs and its socket. */
export function chatTools(tools: Tools, config: Config): ChatTools {
  const { OFFICIAL_SERVICE, serviceHours } = config
  const translator = translatorOf(config, tools.clock)
  return { ...tools, hasOfficialService: OFFICIAL_SERVICE === 'on', serviceHours, translator }
}

/** The rooms that need little more than the tools. */
function openPlainRooms(options: RoomsOptions): Bound[] {
  const { tools, settings, objects, sharedPictures, queues } = options
  const { dataDir, publicUrl, BACKUP_FOLDER } = options.config
  addressesJobs(tools)
  aftersalesJobs(tools)
  cartJobs(tools)
  catalogJobs(tools)
  commentsJobs(tools)
  favouritesJobs(tools)
  feedbackJobs(tools)
  figuresJobs(tools)
  footprintsJobs(tools)
  hallsJobs(tools)
  healthJobs(tools)
  liveJobs(tools)
  preferencesJobs(tools)
  const mostProducts = () => settings.limit('products')
  const pictures = { pictureDir: join(dataDir, 'pictures'), sharedPictures }
  const products = { ...tools, objects, publicUrl, ...pictures, mostProducts }
  productsJobs(products)
  questionsJobs(tools)
  recommendationsJobs(tools)
  reportsJobs(tools)
  saleQueuesJobs(tools)
  shopsJobs(tools)
  supervisionJobs(tools)
  return [
    ...addressesRoutes(tools),
    ...regionsRoutes(),
    ...aftersalesRoutes({ ...tools, isRefundPaused: isRefundPausedOf(options) }),
    ...cartRoutes(tools),
    ...checkoutRoutes(tools),
    ...commentsRoutes(tools),
    ...errorsRoutes(tools),
    ...favouritesRoutes({ ...tools, most: settings.limit }),
    ...feedbackRoutes(tools),
    ...freightRoutes(tools),
    ...figuresRoutes(tools, createVisitCounter(tools)),
    ...footprintsRoutes(tools),
    ...healthRoutes(tools, { isBackedUp: BACKUP_FOLDER !== undefined }),
    ...preferencesRoutes(tools),
    ...productsRoutes(products),
    ...questionsRoutes({ ...tools, mostADay: (what) => settings.limit(`${what}ADay`) }),
    ...reportsRoutes(tools, { findTarget: reportTargets, measures: reportMeasures }),
    ...saleQueuesRoutes({ ...tools, queues }),
    ...shopsRoutes(tools),
    ...stockRoutes(tools),
    ...supervisionRoutes({ ...tools, mostProducts }),
  ]
}

/**
 * Opens all rooms with what they need: returns their calls, of which what staff do is recorded, and registers their jobs. A new room adds its import and its
 * line here.
 */
/** The calls of all rooms as operators let them be made: in the mall's mode, with its switches, and recorded. */
function guarded({ tools, settings, mode }: RoomsOptions, calls: Bound[]): Bound[] {
  return recordCalls(tools, underMode({ mode, clock: tools.clock }, underSwitches(settings, calls)))
}

export function openRooms(options: RoomsOptions): Bound[] {
  const { tools, config, partners, tryHref, settings, calendar, mode, pauses } = options
  const bytes = cacheBytes(cacheMb(config))
  const catalog = openCatalogCache(tools, undefined, bytes.catalog)
  const help = openHelpArticles(tools, catalog)
  const accounts = accountsTools(options, help)
  const payments = paymentsOptions(options)
  const shipping = shippingOptions(options)
  const money = createMoneyOfOrders(tools, payments)
  accountsJobs(accounts)
  staffJobs(accounts)
  const admission = { ...accounts, shopAgreement: help.shopAgreement }
  admissionJobs(admission)
  ordersJobs(tools, money)
  paymentsJobs(tools, payments)
  shippingJobs(tools, shipping)
  const uploads = { ...tools, objects: options.objects }
  uploadsJobs(uploads)
  const { simulatorUrl } = options
  const books = simulatorUrl ? { externalLedger: () => readExternalLedger(simulatorUrl) } : {}
  booksJobs(tools, books)
  const notices = { ...tools, pushService: pushServiceOf(options) }
  noticesJobs(notices)
  searchJobs(tools)
  const chat = chatTools(tools, config)
  chatJobs(chat)
  return guarded(options, [
    ...openPlainRooms(options),
    ...accountsRoutes(accounts),
    ...staffRoutes(accounts),
    ...admissionRoutes(admission),
    ...peopleRoutes(accounts),
    ...catalogRoutes(tools, catalog),
    ...searchRoutes(tools, catalog, { ...bytes.search, index: indexBytes(config) }),
    ...recommendationsRoutes(tools, catalog),
    ...demoFaultsRoutes({ simulatorUrl: options.simulatorUrl }),
    ...hallsRoutes(tools, catalog),
    ...frontPagesRoutes({ ...tools, tryHref }),
    ...helpRoutes(tools, help),
    ...settingsRoutes({ ...tools, settings, calendar, waysToPay: channelsOf(payments).map(switchOf) }),
    ...pausesRoutes({ ...tools, pauses, mode, channels: channelsOf(payments) }),
    ...browseRoutes(tools, {
      csPhone: config.CS_PHONE,
      serviceHours: config.serviceHours,
      merchantUrl: config.MERCHANT_URL,
      simulatorUrl: options.simulatorUrl,
      ...(config.mode === 'demo' ? { demoStaff } : {}),
      site: () => siteSettingsOf(options),
      announced: help.announced,
    }),
    ...sharingRoutes(tools, {
      secret: partners.APP_SECRET,
      oldSecrets: partners.APP_SECRET_OLD,
      publicUrl: config.publicUrl,
      appUrl: config.APP_URL ?? null,
    }),
    ...chatRoutes(chat),
    ...ordersRoutes(tools, money),
    ...paymentsRoutes(tools, payments),
    ...booksRoutes(tools, { money: createMoneyActs(tools, payments), ...books }),
    ...shippingRoutes(tools, shipping),
    ...uploadsRoutes(uploads),
    ...noticesRoutes(notices),
    ...translationRoutes({ log: tools.log, translator: chat.translator }),
  ])
}
