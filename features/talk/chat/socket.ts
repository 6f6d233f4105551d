import { httpRefusals, parseInput, shapes, storable, type NameOf, type Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import type { FrameHandler } from '@hojip/platform/realtime'
import { isRefusal, refusalText, refuse, type Refusal } from '@hojip/platform/refusal'
import { z } from 'zod'
import { markRead } from './actions/mark.ts'
import { sendAsAgent, sendMessage } from './actions/send-message.ts'
import type { ChatTools } from './actions/tools.ts'
import { showTyping } from './actions/typing.ts'
import type { Saying } from './contract.ts'
import { localId, saying, seq } from './contract/shapes.ts'
import { agentOf, operatorOf, shopperOf, type Reader } from './rules/reader.ts'

const sending = z.strictObject({
  to: z.string().max(80).optional(),
  platform: z.string().max(20).optional(),
  /** The JSON text of the message: `{"type":1,"text":"…"}`. */
  data: z.string().max(14_000),
  localId,
  conversationId: z.uuid(),
  quoteId: z.uuid().optional(),
})
const reading = z.strictObject({ event: z.literal('read'), conversationId: z.uuid(), seq })
const typing = z.strictObject({
  event: z.literal('typing'),
  conversationId: z.uuid(),
  draft: shapes.words(0, 500).optional(),
})

/** What clients send over the socket; a frame without an `event` is a chat message. */
export const chatFrameShapes = { chat: sending, read: reading, typing }

/** On the business site a session acts for its shop or for the mall, elsewhere for the shopper. */
function readerOf(viewer: Viewer): Reader {
  if (viewer.site !== 'desk') return shopperOf(viewer)
  return viewer.role === 'operator' ? operatorOf(viewer) : agentOf(viewer)
}

/** Staff of a shop answer shoppers only when their roles include it. */
function mayTalk({ site, role, rights }: Viewer): boolean {
  return site !== 'desk' || role !== 'staff' || (rights?.includes('service') ?? false)
}

const frameInput = { input: z.object({ data: saying }) }

/** A message, by the same rules as over HTTP. */
function saidIn(text: string, locale: Locale, nameOf: NameOf | undefined): Saying | Refusal {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return refuse(httpRefusals.malformed)
  }
  if (!storable(data)) return refuse(httpRefusals.malformed)
  // Frames come from pages, which may be of an older build.
  const parsed = parseInput(frameInput, { data }, locale, { nameOf, ignoresUnknown: true })
  return isRefusal(parsed) ? parsed : parsed.value.data
}

type From = Parameters<FrameHandler<Viewer>['handle']>[1]

function nack(from: From, localId: string, refusal: Refusal): void {
  const { code, reason } = refusal.kind
  from.send({ event: 'nack', localId, code, reason, msg: refusalText(refusal, from.owner.locale) })
}

type Of<T extends z.ZodType> = Omit<FrameHandler<Viewer>, 'handle'> & {
  schema: T
  handle(message: z.output<T>, from: From): Promise<void>
}

function handler<T extends z.ZodType>(schema: T, handle: Of<T>['handle']): FrameHandler<Viewer> {
  return { schema, handle }
}

/**
 * What clients send over the socket. A message is acknowledged after its commit (`ack`) or refused (`nack`); without
 * either the client sends it again, under the same local id.
 * @param nameOf what a wrong field is called in a refusal
 */
export function chatFrames(
  tools: ChatTools,
  nameOf?: NameOf,
): Record<'chat' | 'read' | 'typing', FrameHandler<Viewer>> {
  return {
    chat: handler(sending, async ({ data: text, localId: id, conversationId, quoteId }, from) => {
      if (!mayTalk(from.owner.viewer)) return nack(from, id, refuse(httpRefusals.noRight))
      const reader = readerOf(from.owner.viewer)
      const data = saidIn(text, from.owner.locale, nameOf)
      if (isRefusal(data)) return nack(from, id, data)
      const wish = { conversationId, localId: id, data, quoteId }
      const sent = await (reader.side === 'user'
        ? sendMessage(tools, reader, wish)
        : sendAsAgent(tools, reader, wish))
      return isRefusal(sent) ? nack(from, id, sent) : from.send({ event: 'ack', ...sent })
    }),
    read: handler(reading, async (mark, from) => {
      if (mayTalk(from.owner.viewer)) await markRead(tools, readerOf(from.owner.viewer), mark)
    }),
    typing: handler(typing, async ({ conversationId, draft }, from) => {
      if (!mayTalk(from.owner.viewer)) return
      await showTyping(tools, readerOf(from.owner.viewer), { conversationId, draft })
    }),
  }
}
