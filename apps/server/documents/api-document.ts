import { createHash } from 'node:crypto'
import { chooseEncoding, openApiOf, type Api } from '@hojip/platform/http'
import { asyncApiOf } from '@hojip/platform/realtime'
import { chatFrameShapes } from '@hojip/chat'
import { mallFrames } from '@hojip/live/contract'
import { roomOf, rooms, sayOf, sayOfFrame } from '@hojip/reference'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { registerApiPage } from './api-page.ts'
import { encodings } from './encodings.ts'

interface DocumentOptions {
  api: Api
  /** In a demo there is a page that shows the calls, too. */
  config: Pick<Config, 'publicUrl' | 'mode'>
  /** The seconds to wait before this address may ask again; 0 lets the request pass. */
  limit?(ip: string): number | Promise<number>
}

interface Written {
  text: string
  tag: string
  encoded: ReturnType<typeof encodings>
}

/** The document is written when it is first asked for, since that takes longer than the rest of the start. */
function writtenLater(make: () => object): () => Written {
  let written: Written | undefined
  return () => {
    if (written) return written
    const text = JSON.stringify(make())
    const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    written = { text, tag, encoded: encodings(text) }
    return written
  }
}

const about = `The calls of the mall: of its own pages, and of any program.

- Ids and amounts of money are strings, amounts in yuan with two decimals. A name in \`…Time\` is \`YYYY-MM-DD HH:mm:ss\` in China's
  time, one in \`…At\` milliseconds since 1970.
- Every answer is an envelope with \`status\`, \`code\`, \`msg\` and \`data\`. A refusal names its reason in \`data.reason\`, and in
  \`data.fields\` the fields that are wrong.
- A field that is left out and one that is null say the same: there is nothing.
- Lists are read by \`pageNum\` from 1 and \`pageSize\` up to 100; lists that grow while they are read (notices, chats, logs) by the
  last one that is known (\`after\`, \`beforeSeq\`, \`afterSeq\`, \`next\`).
- Calls that create something take an \`Idempotency-Key\`, some only with one. \`/appUserChat/send\` has its \`localId\` instead, and
  the same feedback sent again within a while is stored once.
- A method that an address does not take is refused with 405 and \`Allow\`; \`HEAD\` and \`OPTIONS\` are answered.
- Answers may gain fields; pass over those that you do not know.
- News come over the socket \`/WSServer/{token}\`, see [/v1/asyncapi.json](/v1/asyncapi.json).`

const aboutSocket = `News of the mall and the messages of chats. Frames tell that something has changed; read it by a call. A frame has
an \`id\` and \`after\`: who comes back sends \`resume\` with the last \`after\`. Close codes: 4401 the session has ended, 4408 no answer
to a ping, 4409 too many sockets, 4429 too many messages, 1008 a message that is not understood, 1009 too large, 1012 the
process stops, 1013 too slow.`

/** Serves the contracts of all calls and of the socket. */
export function registerDocuments(
  app: FastifyInstance,
  { api, config: { publicUrl, mode }, limit }: DocumentOptions,
): void {
  const origin = new URL(publicUrl).origin
  const serve = (path: string, make: () => object) => {
    const written = writtenLater(make)
    app.get(path, async (request, reply) => {
      const seconds = (await limit?.(request.ip)) ?? 0
      if (seconds > 0) return reply.code(429).header('retry-after', String(seconds)).send()
      const { tag, encoded } = written()
      reply.headers({ etag: tag, 'cache-control': 'public, no-cache', vary: 'Accept-Encoding' })
      const isKnown = request.headers['if-none-match']?.split(/,\s*/).includes(tag)
      if (isKnown) return reply.code(304).send()
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply.type('application/json; charset=utf-8').send(await encoded(encoding))
    })
  }
  serve('/v1/openapi.json', () =>
    openApiOf(api.calls, {
      title: 'Hojip',
      description: about,
      url: origin,
      tags: rooms,
      tagOf: roomOf,
      sayOf,
    }),
  )
  serve('/v1/asyncapi.json', () =>
    asyncApiOf({
      title: 'Hojip',
      description: aboutSocket,
      url: origin,
      say: sayOfFrame,
      fromServer: mallFrames,
      fromClient: chatFrameShapes,
    }),
  )
  if (mode === 'demo') registerApiPage(app, api.calls)
}
