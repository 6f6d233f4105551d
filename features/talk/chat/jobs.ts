import { mallZone } from '@hojip/platform/mall-time'
import { forgetUser } from './actions/own-data.ts'
import { tellPresence } from './actions/agents/presence.ts'
import { pushUnread } from './actions/pushing/push-unread.ts'
import { dropAbandoned } from './actions/queue.ts'
import type { ChatTools } from './actions/tools.ts'
import { auditExtension, auditRemark, auditWithdrawal, showOffer } from './actions/trade/trade-acts.ts'

/**
 * Registers what happens without a call: places in the queue lapse, unread messages are pushed, open conversations
 * learn that nobody is there any more, closed accounts are forgotten, offers of shops are shown to their buyers, and what
 * agents do with orders is added to the audit.
 */
export function chatJobs(tools: ChatTools): void {
  tools.jobs.byClock('chat.drop-abandoned', { cron: '* * * * *', zone: mallZone }, () => dropAbandoned(tools))
  tools.jobs.byClock('chat.push-unread', { cron: '* * * * *', zone: mallZone }, () => pushUnread(tools))
  tools.jobs.byClock('chat.tell-presence', { cron: '* * * * *', zone: mallZone }, () => tellPresence(tools))
  tools.jobs.on('accounts/closed', 'chat', ({ userId }) => forgetUser(tools, userId))
  tools.jobs.on('aftersales/offered', 'chat', (made) => showOffer(tools, made))
  tools.jobs.on('aftersales/offerWithdrawn', 'chat', (made) => auditWithdrawal(tools, made))
  tools.jobs.on('orders/shopExtended', 'chat', (extended) => auditExtension(tools, extended))
  tools.jobs.on('orders/remarked', 'chat', (remarked) => auditRemark(tools, remarked))
}
