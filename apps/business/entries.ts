import { appealsHref, shopRefundsHref } from '@hojip/hrefs/aftersales'
import { booksHref } from '@hojip/hrefs/books'
import { answeringHref } from '@hojip/hrefs/chat'
import { shopCommentsHref } from '@hojip/hrefs/comments'
import { receivedFeedbackHref } from '@hojip/hrefs/feedback'
import { shopOrdersHref } from '@hojip/hrefs/orders'
import { shopQuestionsHref } from '@hojip/hrefs/questions'
import { reportsHref } from '@hojip/hrefs/reports'
import { synonymsHref } from '@hojip/hrefs/search'
import { useLazyCall, useTexts, useViewer } from '@hojip/platform/page'
import {
  chatIcon,
  flagIcon,
  pencilIcon,
  questionIcon,
  receiptIcon,
  repeatIcon,
  shieldCheckIcon,
  starIcon,
  undoIcon,
  walletIcon,
} from '@hojip/platform/ui'
import { businessTexts } from './texts.ts'

export interface Entry {
  href: string
  icon: string
  label: string
  /** The number of waiting tasks, and the label that says so. */
  waiting: number
  says: string
}

const everyMs = 30_000

/** The menu of the signed-in user: a shop's pages for its staff, the mall's for operators. */
export function useEntries(): Entry[] {
  const t = useTexts(businessTexts)
  const role = useViewer()?.roleName
  const forStaff = { when: role === 'staff', everyMs }
  const forMall = { when: role === 'operator', everyMs }
  const one = { pageSize: 1 }
  const orders = useLazyCall('POST /bizConsole/queryOrders', { ...one, orderStatus: 3 }, forStaff)
  const refunds = useLazyCall('POST /bizConsole/queryRefunds', { ...one, group: 'submitted' }, forStaff)
  const comments = useLazyCall('POST /bizConsole/queryComments', one, forStaff)
  const questions = useLazyCall('POST /bizConsole/queryQuestions', one, forStaff)
  const appeals = useLazyCall('POST /sysConsole/queryArbitrations', one, forMall)
  const feedback = useLazyCall('POST /sysConsole/queryFeedback', one, forMall)
  const reports = useLazyCall('POST /sysConsole/queryReports', one, forMall)
  const often = { everyMs, live: ['chat', 'desk', 'read'] } as const
  const ofShop = useLazyCall(
    'POST /bizConsole/chat/countUnanswered',
    {},
    { when: role === 'staff', ...often },
  )
  const ofMall = useLazyCall(
    'POST /sysConsole/chat/countUnanswered',
    {},
    { when: role === 'operator', ...often },
  )
  const { toServe = 0 } = ofShop.data ?? ofMall.data ?? {}
  const entry = (
    href: string,
    icon: string,
    label: string,
    waiting = 0,
    says = (_: number) => '',
  ): Entry => ({
    ...{ href, icon, label, waiting },
    says: says(waiting),
  })
  const service = entry(answeringHref(), chatIcon, t.service, toServe, t.toServe)
  if (role === 'operator')
    return [
      entry(appealsHref(), shieldCheckIcon, t.appeals, appeals.data?.total, t.toDecide),
      service,
      entry(booksHref(), walletIcon, t.books),
      entry(reportsHref(), flagIcon, t.reports, reports.data?.open, t.toDecide),
      entry(receivedFeedbackHref(), pencilIcon, t.feedback, feedback.data?.unanswered, t.toReply),
      entry(synonymsHref(), repeatIcon, t.synonyms),
    ]
  return [
    entry(shopOrdersHref(), receiptIcon, t.orders, orders.data?.total, t.toShip),
    entry(shopRefundsHref(), undoIcon, t.refunds, refunds.data?.total, t.toAnswer),
    service,
    entry(shopCommentsHref(), starIcon, t.comments, comments.data?.unanswered, t.toReply),
    entry(shopQuestionsHref(), questionIcon, t.questions, questions.data?.unanswered, t.toReply),
  ]
}
