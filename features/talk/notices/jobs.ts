import type { OrdersEvents } from '@hojip/orders/contract'
import { mallZone } from '@hojip/platform/mall-time'
import { forgetUser, sweepNotices } from './actions/forget.ts'
import { isClosingNews, tellClosed, tellOrder, tellOrders } from './actions/telling/tell-order.ts'
import {
  tellAnswered,
  tellApplicant,
  tellAuthor,
  tellDecided,
  tellLifted,
  tellLinked,
  tellQuestionAnswered,
  tellReplied,
} from './actions/telling/tell-owner.ts'
import {
  paymentDueJob,
  planReminder,
  reminderOf,
  tellPaymentsDue,
  type PaymentDue,
} from './actions/telling/tell-payment.ts'
import { isStepNews, tellMoney, tellOffer, tellStep } from './actions/telling/tell-refund.ts'
import { tellAlert, tellPriceFell, tellRestocked } from './actions/telling/tell-savers.ts'
import type { NoticesTools } from './actions/tools.ts'
import { sendJob, type Sending } from './actions/web-push/push-to.ts'
import { sendPush } from './actions/web-push/send-push.ts'
import { unusedAfterDays } from './rules/web-push/limits.ts'
import { deleteSubscriptionsOf, deleteUnused } from './store/web-push.ts'

/**
 * Registers the handlers of other rooms' events, which write notices, the sending of pushes, and the nightly deletion of
 * old notices and of browsers that are not used any more.
 */
export function noticesJobs(tools: NoticesTools): void {
  const { jobs } = tools
  ofOrders(tools)
  ofMoney(tools)
  ofPushes(tools)
  jobs.on('favourites/priceFell', 'notices', (fell) => tellPriceFell(tools, fell))
  jobs.on('favourites/restocked', 'notices', (restocked) => tellRestocked(tools, restocked))
  jobs.on('favourites/alertDue', 'notices', (due) => tellAlert(tools, due))
  jobs.on('comments/replied', 'notices', (replied) => tellReplied(tools, replied))
  jobs.on('questions/answered', 'notices', (answered) => tellQuestionAnswered(tools, answered))
  jobs.on('feedback/answered', 'notices', (answered) => tellAnswered(tools, answered))
  jobs.on('admission/decided', 'notices', (decided) => tellApplicant(tools, decided))
  jobs.on('reports/decided', 'notices', (decided) => tellDecided(tools, decided))
  jobs.on('reports/authorTold', 'notices', (data) => tellAuthor(tools, data))
  jobs.on('reports/lifted', 'notices', (lifted) => tellLifted(tools, lifted))
  jobs.on('accounts/identityLinked', 'notices', (linked) => tellLinked(tools, linked))
  jobs.on('accounts/closed', 'notices', (closed) => forgetUser(tools, closed))
  jobs.byClock('notices.sweep', { cron: '20 4 * * *', zone: mallZone }, () => sweepNotices(tools))
}

function ofOrders(tools: NoticesTools): void {
  const { jobs } = tools
  const on = <K extends keyof OrdersEvents>(
    event: K,
    tell: (happened: OrdersEvents[K]) => Promise<void>,
    when?: (happened: OrdersEvents[K]) => boolean,
  ) => jobs.on(event, 'notices', tell, when ? { when } : {})
  jobs.on('orders/created', 'notices', (created) => planReminder(tools, created), {
    sends: (created) => reminderOf(tools, created),
  })
  jobs.handleMany<PaymentDue>(paymentDueJob, (all) => tellPaymentsDue(tools, all))
  jobs.onMany('orders/paid', 'notices', (paid) => tellOrders(tools, paid, 'orderPaid'))
  on('orders/closed', (closed) => tellClosed(tools, closed), isClosingNews)
  on('orders/shipped', (shipped) =>
    tellOrder(tools, shipped, shipped.partly ? 'orderPartlyShipped' : 'orderShipped'),
  )
  on('orders/delivered', (delivered) => tellOrder(tools, delivered, 'orderDelivered'))
  on(
    'orders/received',
    (received) => tellOrder(tools, received, 'orderReceived'),
    ({ automatic }) => automatic,
  )
  on('orders/late', (late) => tellOrder(tools, late, 'orderLate'))
  on('orders/parcelSilent', (silent) => tellOrder(tools, silent, 'parcelSilent'))
  on('orders/shopExtended', (extended) => tellOrder(tools, extended, 'receiptPutOff'))
  on('orders/parcelReturned', (returned) => tellOrder(tools, returned, 'parcelReturned'))
}

function ofMoney(tools: NoticesTools): void {
  const { jobs } = tools
  jobs.on('aftersales/moved', 'notices', (moved) => tellStep(tools, moved), { when: isStepNews })
  jobs.on('aftersales/offered', 'notices', (offered) => tellOffer(tools, offered))
  jobs.on('payments/refundEnded', 'notices', (ended) =>
    tellMoney(tools, ended, ended.status === 'success' ? 'refundArrived' : 'refundFailed'),
  )
  jobs.on('payments/refundStuck', 'notices', (stuck) => tellMoney(tools, stuck, 'refundStuck'))
}

/** The queue of an event keeps the name that it had in a room of its own: `web-push`. */
function ofPushes(tools: NoticesTools): void {
  const { jobs, db } = tools
  jobs.handle<Sending>(sendJob, (sending) => sendPush(tools, sending))
  jobs.on('accounts/closed', 'web-push', ({ userId }) => deleteSubscriptionsOf(db, userId))
  jobs.byClock('webPush.sweep', { cron: '50 4 * * *', zone: mallZone }, () =>
    deleteUnused(db, unusedAfterDays),
  )
}
