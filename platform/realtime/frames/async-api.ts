import { z } from 'zod'
import { ownFrames } from './own-frames.ts'

type Schema = Record<string, unknown>
type Frames = Readonly<Record<string, z.ZodType>>
type Say = (frame: string, field?: string) => string | undefined

export interface AsyncApiOptions {
  title: string
  description: string
  /** The origin of the mall. */
  url: string
  /** What the application sends, and what it takes. */
  fromServer: Frames
  fromClient: Frames
  /** The description of a frame, or of a field of it. */
  say: Say
}

function describeFields(schema: Schema, frame: string, say: Say): Schema {
  const {
    properties,
    additionalProperties: _,
    ...rest
  } = schema as { properties?: Record<string, Schema> } & Schema
  if (!properties) return rest
  const described = Object.entries(properties).map(([name, one]) => {
    const description = say(frame, name)
    return [name, { ...describeFields(one, frame, say), ...(description ? { description } : {}) }] as const
  })
  return { ...rest, properties: Object.fromEntries(described) }
}

/** A frame of the server has its event beside its fields. */
function payloadOf(type: z.ZodType, name: string, say: Say, event?: string): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema
  const { properties = {}, required = [] } = schema as { properties?: Schema; required?: string[] }
  const whole = event
    ? { ...schema, properties: { event: { const: event }, ...properties }, required: ['event', ...required] }
    : schema
  return describeFields(whole, name, say)
}

function messagesOf(frames: Frames, say: Say, isFromServer: boolean): [string, Schema][] {
  return Object.entries(frames).map(([event, type]) => {
    const name = isFromServer ? event : `client.${event}`
    const summary = say(name)
    const payload = payloadOf(type, name, say, isFromServer ? event : undefined)
    return [name, { name, ...(summary ? { summary } : {}), payload }]
  })
}

/** The AsyncAPI 3.0 document of the socket. */
export function asyncApiOf(options: AsyncApiOptions): Schema {
  const { title, description, url, fromServer, fromClient, say } = options
  const { host, protocol } = new URL(url)
  const sent = messagesOf({ ...ownFrames.fromServer, ...fromServer }, say, true)
  const taken = messagesOf({ ...fromClient, ...ownFrames.fromClient }, say, false)
  const refs = (messages: [string, Schema][], at: string) =>
    messages.map(([name]) => ({ $ref: `${at}/${name}` }))
  const channel = { $ref: '#/channels/socket' }
  return {
    asyncapi: '3.0.0',
    info: { title, version: '1', description },
    defaultContentType: 'application/json',
    servers: { mall: { host, protocol: protocol === 'https:' ? 'wss' : 'ws', description: 'This mall' } },
    channels: {
      socket: {
        address: '/WSServer/{token}',
        description: 'One socket for each browser or program.',
        parameters: { token: { description: 'The token of the session, as in the header `authorization`.' } },
        messages: Object.fromEntries(
          [...sent, ...taken].map(([name]) => [name, { $ref: `#/components/messages/${name}` }]),
        ),
      },
    },
    operations: {
      tell: {
        action: 'send',
        channel,
        summary: 'What the mall tells.',
        messages: refs(sent, '#/channels/socket/messages'),
      },
      take: {
        action: 'receive',
        channel,
        summary: 'What clients may send; anything else closes the socket.',
        messages: refs(taken, '#/channels/socket/messages'),
      },
    },
    components: { messages: Object.fromEntries([...sent, ...taken]) },
  }
}
