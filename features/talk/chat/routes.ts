import { bind, type Bound, type Handler } from '@hojip/platform/http'
import { agentHandlers, forAgents } from './actions/agents/handlers.ts'
import { openWithBuyer } from './actions/agents/case-acts.ts'
import { readHours, saveHours } from './actions/agents/write-small.ts'
import { readCards } from './actions/cards.ts'
import { countUnread, listChats, listUnreadChats, pinChat, removeChat } from './actions/list-chats.ts'
import { markDelivered, markRead } from './actions/mark.ts'
import { openChat } from './actions/open-chat.ts'
import { isAnswered } from './actions/agents/presence.ts'
import { readHistory } from './actions/read-history.ts'
import { recall } from './actions/recalling/recall.ts'
import { sendMessage } from './actions/send-message.ts'
import type { ChatTools } from './actions/tools.ts'
import { translateMessage } from './actions/translate-message.ts'
import { showTyping } from './actions/typing.ts'
import { listOwnMessages } from './actions/own-data.ts'
import { enterQueue, leaveQueue, rate, readQueue } from './actions/queue.ts'
import { answer, leaveMessage, listOwnTickets, listTickets } from './actions/tickets.ts'
import { chatCalls, type ServiceCalls } from './contract.ts'
import { agentOf, operatorOf, shopperOf } from './rules/reader.ts'

/** The calls about the mall's own service. */
function serviceHandlers(tools: ChatTools) {
  const { db } = tools
  return {
    'POST /appUserChat/enterQueue': ({ conversationId }, { viewer }) =>
      enterQueue(tools, shopperOf(viewer), conversationId),
    'POST /appUserChat/queryQueue': ({ conversationId }, { viewer }) =>
      readQueue(tools, shopperOf(viewer), conversationId),
    'POST /appUserChat/leaveQueue': ({ conversationId }, { viewer }) =>
      leaveQueue(tools, shopperOf(viewer), conversationId),
    'POST /appUserChat/saveRating': (input, { viewer }) => rate(tools, shopperOf(viewer), input),
    'POST /appUserChat/leaveMessage': (input, { viewer, idempotencyKey }) =>
      leaveMessage(tools, viewer, input, idempotencyKey),
    'POST /appUserChat/queryTickets': (at, { viewer }) => listOwnTickets(db, viewer, at),
    'POST /sysConsole/chat/queryTickets': (input) => listTickets(db, input),
    'POST /sysConsole/chat/answerTicket': (input, { viewer }) => answer(tools, viewer, input),
  } satisfies { [K in keyof ServiceCalls]?: Handler<ServiceCalls[K]> }
}

export function chatRoutes(tools: ChatTools): Bound[] {
  const { db } = tools
  return bind(chatCalls, {
    'POST /appUserChat/queryChatList': (input, { viewer, locale }) => listChats(db, viewer, input, locale),
    'POST /appUserChat/queryNoReadList': (_, { viewer, locale }) => listUnreadChats(db, viewer, locale),
    'GET /appUserChat/queryNoReadCount': (_, { viewer }) => countUnread(db, viewer),
    'POST /appUserChat/open': (input, { viewer, locale }) => openChat(tools, { viewer, locale }, input),
    'POST /appUserChat/queryPresence': async ({ shopId }) => ({
      online: await isAnswered(tools, shopId ?? null),
    }),
    'POST /appUserChat/queryHistory': (input, { viewer, locale }) =>
      readHistory(db, shopperOf(viewer), input, locale),
    'POST /appUserChat/send': (input, { viewer }) => sendMessage(tools, shopperOf(viewer), input),
    'POST /appUserChat/setRead': (input, { viewer }) => markRead(tools, shopperOf(viewer), input),
    'POST /appUserChat/setDelivered': (input, { viewer }) => markDelivered(tools, shopperOf(viewer), input),
    'POST /appUserChat/recall': ({ msgId }, { viewer }) => recall(tools, shopperOf(viewer), msgId),
    'POST /appUserChat/deleteById/{pkId}': ({ pkId }, { viewer }) => removeChat(db, viewer, pkId),
    'POST /appUserChat/setTop/{pkId}': ({ pkId }, { viewer }) => pinChat(db, viewer, pkId, true),
    'POST /appUserChat/cancelTop/{pkId}': ({ pkId }, { viewer }) => pinChat(db, viewer, pkId, false),
    'POST /appUserChat/translate': (input, { viewer }) => translateMessage(tools, shopperOf(viewer), input),
    'POST /appUserChat/queryCards': async ({ cards }, { viewer, locale }) => ({
      list: await readCards(tools, shopperOf(viewer), cards, { locale }),
    }),
    'POST /appUserChat/typing': (input, { viewer }) => showTyping(tools, shopperOf(viewer), input),
    'POST /appUserChat/queryOwnMessages': (at, { viewer }) => listOwnMessages(db, viewer, at),
    ...serviceHandlers(tools),
    ...forAgents('/bizConsole', agentHandlers(tools, agentOf)),
    ...forAgents('/sysConsole', agentHandlers(tools, operatorOf)),
    'POST /bizConsole/chat/open': ({ orderId }, { viewer }) => openWithBuyer(tools, agentOf(viewer), orderId),
    'POST /bizConsole/chat/queryHours': (_, { viewer }) => readHours(db, agentOf(viewer)),
    'POST /bizConsole/chat/saveHours': (hours, { viewer }) => saveHours(tools, agentOf(viewer), hours),
  })
}
