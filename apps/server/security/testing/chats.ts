import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { must, type GuardedMall } from './guarded-mall.ts'
import { signInByPhone, type Person } from './people.ts'

/** The conversations of a shopper with one side, a shop or the mall. */
interface Side {
  /** Served by the side's agent. */
  conversationId: string
  /** Another shopper's, which waits. */
  waitingId: string
  agentsMsgId: string
}

export interface Chats {
  msgId: string
  toRecall: string
  shop: Side
  mall: Side
  replyIds: [string, string]
  ticketId: string
  ratableId: string
  colleagueIds: [string, string]
}

export const chatCanary = 'Siskin-chat'

interface Who {
  lin: Person
  mei: Person
  ann: Person
  shopId: string
}

/** A message can be recalled for as long as the tests take. */
function delay({ tools }: GuardedMall, msgId: string) {
  return sql`update chat_message set created_at = now() + interval '1 hour' where id = ${msgId}`.execute(
    tools.db,
  )
}

async function say(mall: GuardedMall, { pass }: Person, call: string, conversationId: string, text: string) {
  const message = { conversationId, localId: newId(), data: { type: 1, text } }
  return must(await mall.send(call, message, pass)).msgId as string
}

/** A case that waits, at any time of the day. */
function wait({ tools }: GuardedMall, conversationId: string) {
  return sql`
    insert into chat_case (id, conversation_id, shop_id, state, opened_at, waiting_since, seen_at)
    select ${newId()}, id, shop_id, 'waiting', now(), now(), now() from chat_conversation where id = ${conversationId}
    on conflict do nothing`.execute(tools.db)
}

async function sideOf(
  mall: GuardedMall,
  { lin, agent, prefix }: { lin: Person; agent: Person; prefix: string },
  open: Record<string, unknown>,
): Promise<Side> {
  const other = await signInByPhone(mall, '13987650077')
  const ids: string[] = []
  for (const shopper of [lin, other]) {
    const { conversation } = must(await mall.send('POST /appUserChat/open', open, shopper.pass))
    await say(mall, shopper, 'POST /appUserChat/send', conversation.pkId, `${chatCanary}: is it spicy?`)
    await wait(mall, conversation.pkId)
    ids.push(conversation.pkId)
  }
  const [conversationId, waitingId] = ids as [string, string]
  const agentsMsgId = await say(mall, agent, `POST ${prefix}/chat/send`, conversationId, 'Not at all')
  await delay(mall, agentsMsgId)
  return { conversationId, waitingId, agentsMsgId }
}

/** An agent who is online for as long as the tests take. */
async function aColleague({ tools }: GuardedMall, shopId: string | null): Promise<string> {
  const id = newId()
  await tools.db.insertInto('account').values({ id, name: 'Colleague', phone: null }).execute()
  await sql`
    insert into chat_agent (user_id, shop_id, state, seen_at)
    values (${id}, ${shopId}, 'online', now() + interval '1 hour')`.execute(tools.db)
  return id
}

async function aReply(mall: GuardedMall, { pass }: Person, prefix: string) {
  const reply = { name: 'hello', content: 'Hello, how can I help?' }
  return must(await mall.send(`POST ${prefix}/chat/saveQuickReply`, reply, pass)).pkId as string
}

async function aTicket({ tools }: GuardedMall): Promise<string> {
  const id = newId()
  await sql`
    insert into chat_ticket (id, code, content, created_at) values (${id}, ${id}, 'When do you open?', now())`.execute(
    tools.db,
  )
  return id
}

/** A case that is closed and can be rated, in another conversation of the shopper. */
async function aRatable(mall: GuardedMall, lin: Person): Promise<string> {
  const shops = await mall.tools.db.selectFrom('shop').select('id').orderBy('id').execute()
  const shopId = shops.at(-1)!.id
  const { conversation } = must(await mall.send('POST /appUserChat/open', { shopId }, lin.pass))
  await sql`
    insert into chat_case (id, conversation_id, shop_id, state, opened_at, taken_at, closed_at)
    values (${newId()}, ${conversation.pkId}, ${shopId}, 'closed', now(), now(), now())`.execute(
    mall.tools.db,
  )
  return conversation.pkId
}

/** A shopper's conversations with a shop and with the mall's service. */
export async function chatsOf(mall: GuardedMall, { lin, mei, ann, shopId }: Who): Promise<Chats> {
  const ofShop = await sideOf(mall, { lin, agent: mei, prefix: '/bizConsole' }, { shopId })
  const ofMall = await sideOf(mall, { lin, agent: ann, prefix: '/sysConsole' }, { official: true })
  const sent = (text: string) => say(mall, lin, 'POST /appUserChat/send', ofShop.conversationId, text)
  const [msgId, toRecall] = [await sent('And how much?'), await sent('Never mind')]
  await delay(mall, toRecall)
  const ticketId = await aTicket(mall)
  return {
    msgId,
    toRecall,
    shop: ofShop,
    mall: ofMall,
    ticketId,
    ratableId: await aRatable(mall, lin),
    replyIds: [await aReply(mall, mei, '/bizConsole'), await aReply(mall, ann, '/sysConsole')],
    colleagueIds: [await aColleague(mall, shopId), await aColleague(mall, null)],
  }
}

function agentInputs(prefix: string, { conversationId, waitingId, agentsMsgId }: Side, more: string[]) {
  const [replyId, agentId] = more
  const text = { type: 1, text: 'Fresh from this morning' }
  const inputs = {
    queryHistory: { conversationId },
    send: { conversationId, localId: newId(), data: text },
    setRead: { conversationId, seq: 1 },
    recall: { msgId: agentsMsgId },
    typing: { conversationId },
    queryCards: { conversationId, cards: [] },
    take: { conversationId: waitingId },
    transfer: { conversationId, agentId },
    release: { conversationId: waitingId },
    close: { conversationId: waitingId },
    reopen: { conversationId: waitingId },
    queryCustomer: { conversationId },
    queryNotes: { conversationId },
    saveNote: { conversationId, content: 'A regular' },
    saveQuickReply: { name: newId().slice(-8), content: 'Goodbye' },
    deleteQuickReply: { pkId: replyId },
  }
  return Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => [`POST ${prefix}/chat/${name}`, input]),
  )
}

/** The permitted caller's input for the calls about conversations. */
export function chatInputs(chats: Chats, shopId: string, orderId: string) {
  const { conversationId } = chats.shop
  const text = { type: 1, text: 'Is it fresh?' }
  const [shopReply, mallReply] = chats.replyIds
  const [shopColleague, mallColleague] = chats.colleagueIds
  return {
    'POST /appUserChat/open': { shopId },
    'POST /appUserChat/queryPresence': { shopId },
    'POST /appUserChat/queryHistory': { conversationId },
    'POST /appUserChat/send': { conversationId, localId: newId(), data: text, quoteId: chats.msgId },
    'POST /appUserChat/setRead': { conversationId, seq: 1 },
    'POST /appUserChat/setDelivered': { conversationId, seq: 1 },
    'POST /appUserChat/recall': { msgId: chats.toRecall },
    'POST /appUserChat/deleteById/{pkId}': { pkId: conversationId },
    'POST /appUserChat/setTop/{pkId}': { pkId: conversationId },
    'POST /appUserChat/cancelTop/{pkId}': { pkId: conversationId },
    'POST /appUserChat/translate': { msgId: chats.msgId, to: 'en-US' },
    'POST /appUserChat/queryCards': { cards: [{ type: 4, id: orderId }] },
    'POST /appUserChat/typing': { conversationId },
    'POST /appUserChat/enterQueue': { conversationId: chats.mall.conversationId },
    'POST /appUserChat/queryQueue': { conversationId: chats.mall.conversationId },
    'POST /appUserChat/leaveQueue': { conversationId: chats.mall.conversationId },
    'POST /appUserChat/saveRating': { conversationId: chats.ratableId, score: 5 },
    'POST /appUserChat/leaveMessage': { content: 'Are you open on Sunday?' },
    'POST /sysConsole/chat/answerTicket': { pkId: chats.ticketId, answer: 'From 8:30' },
    'POST /bizConsole/chat/open': { orderId },
    'POST /bizConsole/chat/saveHours': { days: [1], fromMinute: 540, untilMinute: 1_080 },
    ...agentInputs('/bizConsole', chats.shop, [shopReply, shopColleague]),
    ...agentInputs('/sysConsole', chats.mall, [mallReply, mallColleague]),
  }
}
