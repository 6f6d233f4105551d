import { actsHref, staffHref } from '@hojip/hrefs/staff'
import { applicationsHref } from '@hojip/hrefs/admission'
import { appealsHref, shopRefundsHref } from '@hojip/hrefs/aftersales'
import { booksHref } from '@hojip/hrefs/books'
import { simulatorsHref } from '@hojip/hrefs/demo-faults'
import { categoriesHref } from '@hojip/hrefs/catalog'
import { answeringHref } from '@hojip/hrefs/chat'
import { shopCommentsHref } from '@hojip/hrefs/comments'
import { receivedFeedbackHref } from '@hojip/hrefs/feedback'
import { overviewHref } from '@hojip/hrefs/figures'
import { frontPagesHref } from '@hojip/hrefs/front-pages'
import { healthHref } from '@hojip/hrefs/health'
import { freightHref } from '@hojip/hrefs/freight'
import { shopOrdersHref } from '@hojip/hrefs/orders'
import { pausesHref } from '@hojip/hrefs/pauses'
import { peopleHref } from '@hojip/hrefs/people'
import { shopProductsHref } from '@hojip/hrefs/products'
import { shopQuestionsHref } from '@hojip/hrefs/questions'
import { measuresHref, reportsHref } from '@hojip/hrefs/reports'
import { editHelpHref } from '@hojip/hrefs/help'
import { saleQueuesHref } from '@hojip/hrefs/sale-queues'
import { hotWordsHref, synonymsHref } from '@hojip/hrefs/search'
import { calendarHref, settingsHref } from '@hojip/hrefs/settings'
import { ownShopHref } from '@hojip/hrefs/shops'
import { batchHref, pickListHref } from '@hojip/hrefs/shipping'
import { stockHref } from '@hojip/hrefs/stock'
import { superviseHref } from '@hojip/hrefs/supervision'
import { useLazyCall, useTexts, useViewer, type ViewerInfo } from '@hojip/platform/page'
import {
  buildingsIcon,
  calendarIcon,
  flaskIcon,
  chatIcon,
  clockIcon,
  fileTextIcon,
  fireIcon,
  flagIcon,
  gearIcon,
  historyIcon,
  layoutIcon,
  packageIcon,
  pauseIcon,
  pencilIcon,
  pulseIcon,
  questionIcon,
  receiptIcon,
  repeatIcon,
  shieldCheckIcon,
  squaresIcon,
  stackIcon,
  starIcon,
  storefrontIcon,
  treeIcon,
  truckIcon,
  undoIcon,
  userIcon,
  usersIcon,
  walletIcon,
} from '@hojip/platform/ui'
import type { Right } from '@hojip/policy'
import { businessTexts } from './texts.ts'

export interface Entry {
  href: string
  icon: string
  label: string
  /** The number of waiting tasks, and the label with it. */
  waiting: number
  says: string
}

const everyMs = 30_000

/** The pages of a shop, and what somebody must be allowed to do to open them. Pages below one need the same, unless named. */
const shopPages: readonly (readonly [href: string, right: Right])[] = [
  [overviewHref(), 'figures.read'],
  [shopOrdersHref(), 'orders.read'],
  [pickListHref(), 'orders.read'],
  [batchHref(), 'orders.ship'],
  [shopRefundsHref(), 'orders.read'],
  [shopProductsHref(), 'products.read'],
  [stockHref(), 'products.read'],
  [freightHref(), 'products.read'],
  [answeringHref(), 'service'],
  [shopCommentsHref(), 'products.read'],
  [shopQuestionsHref(), 'products.read'],
  [measuresHref(), 'products.read'],
  [ownShopHref, 'shop.edit'],
  [staffHref, 'staff.manage'],
  [actsHref(), 'staff.manage'],
]

/** What somebody of the shop must be allowed to do to open the page; undefined for one that is open to all of them. */
export function rightOf(pathname: string): Right | undefined {
  return shopPages.find(([href]) => pathname === href || pathname.startsWith(`${href}/`))?.[1]
}

/** Whether a page of the shop is closed to this user. The server decides by each call; this spares a page of refusals. */
export function isClosed(pathname: string, viewer: ViewerInfo | null): boolean {
  if (viewer?.roleName !== 'staff') return false
  const right = rightOf(pathname)
  return right !== undefined && !viewer.access.includes(right)
}

function entry(
  href: string,
  icon: string,
  label: string,
  waiting = 0,
  labelOf: (waiting: number) => string = () => '',
): Entry {
  return { href, icon, label, waiting, says: labelOf(waiting) }
}

/** The menu of the signed-in user: the pages of a shop that its staff may open, or the mall's for operators. */
export function useEntries(): Entry[] {
  const t = useTexts(businessTexts)
  const viewer = useViewer()
  const role = viewer?.roleName
  const may = (right: Right) => viewer?.roleName === 'staff' && viewer.access.includes(right)
  const forOrders = { when: may('orders.read'), everyMs }
  const forProducts = { when: may('products.read'), everyMs }
  const one = { pageSize: 1 }
  const orders = useLazyCall('POST /bizConsole/queryOrders', { ...one, orderStatus: 3 }, forOrders)
  const refunds = useLazyCall('POST /bizConsole/queryRefunds', { ...one, group: 'submitted' }, forOrders)
  const comments = useLazyCall('POST /bizConsole/queryComments', one, forProducts)
  const questions = useLazyCall('POST /bizConsole/queryQuestions', one, forProducts)
  const measures = useLazyCall('POST /bizConsole/queryMeasures', one, forProducts)
  const stock = useLazyCall('POST /bizConsole/queryStock', one, forProducts)
  const often = { everyMs, live: ['chat', 'desk', 'read'] } as const
  const ofShop = useLazyCall('POST /bizConsole/chat/countUnanswered', {}, { when: may('service'), ...often })
  const ofMall = useLazyCall(
    'POST /sysConsole/chat/countUnanswered',
    {},
    { when: role === 'operator', ...often },
  )
  const { toServe = 0 } = ofShop.data ?? ofMall.data ?? {}
  const service = entry(answeringHref(), chatIcon, t.service, toServe, t.toServe)
  const acts = entry(actsHref(), historyIcon, t.acts)
  const ofMallEntries = useMallEntries(service, acts)
  if (role === 'operator') return ofMallEntries
  const ofStaff = [
    entry(overviewHref(), squaresIcon, t.overview),
    entry(shopOrdersHref(), receiptIcon, t.orders, orders.data?.total, t.toShip),
    entry(batchHref(), truckIcon, t.shipping),
    entry(shopRefundsHref(), undoIcon, t.refunds, refunds.data?.total, t.toAnswer),
    entry(shopProductsHref(), packageIcon, t.products),
    entry(stockHref(), stackIcon, t.stock, stock.data?.counts.low, t.nearlySoldOut),
    entry(freightHref(), truckIcon, t.freight),
    service,
    entry(shopCommentsHref(), starIcon, t.comments, comments.data?.unanswered, t.toReply),
    entry(shopQuestionsHref(), questionIcon, t.questions, questions.data?.unanswered, t.toReply),
    entry(measuresHref(), flagIcon, t.measures, measures.data?.waiting, t.toAnswer),
    entry(ownShopHref, storefrontIcon, t.shop),
    entry(staffHref, usersIcon, t.staff),
    acts,
  ]
  return ofStaff.filter(({ href }) => !isClosed(href, viewer))
}

/** The mall's pages, for operators. */
function useMallEntries(service: Entry, acts: Entry): Entry[] {
  const t = useTexts(businessTexts)
  const forMall = { when: useViewer()?.roleName === 'operator', everyMs }
  const one = { pageSize: 1 }
  const applications = useLazyCall('POST /sysConsole/queryApplications', one, forMall)
  const appeals = useLazyCall('POST /sysConsole/queryArbitrations', one, forMall)
  const feedback = useLazyCall('POST /sysConsole/queryFeedback', one, forMall)
  const reports = useLazyCall('POST /sysConsole/queryReports', one, forMall)
  const health = useLazyCall('POST /sysConsole/queryHealth', { period: 'hour' }, forMall)
  const { data: mall } = useLazyCall('GET /sysConfig/queryPublic', {}, { when: forMall.when })
  return [
    entry(healthHref(), pulseIcon, t.health, health.data?.faults.length, t.faults),
    entry(appealsHref(), shieldCheckIcon, t.appeals, appeals.data?.total, t.toDecide),
    entry(applicationsHref(), storefrontIcon, t.admission, applications.data?.counts.applied, t.toCheck),
    entry(superviseHref(), buildingsIcon, t.shops),
    entry(peopleHref(), userIcon, t.people),
    service,
    entry(categoriesHref(), treeIcon, t.categories),
    entry(frontPagesHref(), layoutIcon, t.frontPages),
    entry(editHelpHref(), fileTextIcon, t.help),
    entry(booksHref(), walletIcon, t.books),
    entry(
      reportsHref(),
      flagIcon,
      t.reports,
      reports.data && reports.data.open + reports.data.answered,
      t.toDecide,
    ),
    entry(receivedFeedbackHref(), pencilIcon, t.feedback, feedback.data?.unanswered, t.toReply),
    entry(saleQueuesHref(), clockIcon, t.saleQueues),
    entry(hotWordsHref, fireIcon, t.hotWords),
    entry(synonymsHref(), repeatIcon, t.synonyms),
    entry(calendarHref(), calendarIcon, t.calendar),
    entry(settingsHref(), gearIcon, t.settings),
    entry(pausesHref, pauseIcon, t.pauses),
    ...(mall?.simulatorUrl ? [entry(simulatorsHref, flaskIcon, t.simulators)] : []),
    acts,
  ]
}
