import { aShopper, aStall, type Stall } from '@hojip/inventory/testing'
import { anOrdersMall, type TestMall } from '@hojip/orders/testing'
import { movableClock } from '@hojip/platform/clock'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { usualServiceHours } from '@hojip/policy'
import type { ChatOptions } from './actions/tools.ts'
import { chatRoutes } from './index.ts'

/** The settings unless the operator makes others. */
export const chatOptions: ChatOptions = { hasOfficialService: true, serviceHours: usualServiceHours }

/** A mall with orders and conversations. */
export function aMallWithChat(clock = movableClock(), more: Partial<ChatOptions> = {}): Promise<TestMall> {
  return anOrdersMall((tools) => chatRoutes({ ...tools, ...chatOptions, ...more }), { clock })
}

export interface Talk {
  lin: Viewer
  stall: Stall
  conversationId: string
}

/** A shopper who has opened a conversation with a shop that sells something. */
export async function aTalk(mall: TestMall, lin?: Viewer, at?: Stall): Promise<Talk> {
  const shopper = lin ?? (await aShopper(mall.tools.db))
  const stall = at ?? (await aStall(mall.tools.db))
  const { data } = await mall.call(shopper, 'POST /appUserChat/open', { shopId: stall.shopId })
  return { lin: shopper, stall, conversationId: data.conversation.pkId }
}

/** Sends as the shopper; `more` are further fields of the input. */
export function say(
  mall: TestMall,
  { lin, conversationId }: Pick<Talk, 'lin' | 'conversationId'>,
  text: string,
  more: object = {},
) {
  return mall.call(lin, 'POST /appUserChat/send', {
    conversationId,
    localId: newId(),
    data: { type: 1, text },
    ...more,
  })
}

/** Sends as an agent of the shop. */
export function answer(mall: TestMall, agent: Viewer, conversationId: string, text: string) {
  const message = { conversationId, localId: newId(), data: { type: 1, text } }
  return mall.call(agent, 'POST /bizConsole/chat/send', message)
}

/** Another agent of the same shop, who is online. */
export async function aColleague(mall: TestMall, of: Viewer): Promise<Viewer> {
  const { userId } = await aShopper(mall.tools.db, 'Colleague')
  const agent: Viewer = { ...of, userId, sessionId: newId() }
  await mall.call(agent, 'POST /bizConsole/chat/setState', { state: 'online' })
  return agent
}

/** The open case of a conversation, or its last one. */
export async function caseOf(mall: TestMall, conversationId: string) {
  return mall.tools.db
    .selectFrom('chat_case')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('opened_at', 'desc')
    .executeTakeFirst()
}
