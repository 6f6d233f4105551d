import { sayOf } from './say.ts'

/** What each frame of the socket is for; those that clients send begin with `client.`. */
const frames: Record<string, string> = {
  ack: 'The message with this `localId` is stored.',
  act: 'Staff of the shop, or an operator, began or ended an act of the log.',
  editing: 'A colleague has a product or a template open, is changing it without having saved, or has gone.',
  beat: 'The answer to `ping`, and a sign of life otherwise.',
  chat: 'A message; `data` is the JSON text of `{type, text}`.',
  'client.chat':
    'Says something; `ack` or `nack` answers. Sent again under the same `localId`, it is stored once.',
  'client.ping': 'Asks for a `beat`.',
  'client.read': 'The reader has read up to a number.',
  'client.resume': 'Asks for what came after a number; then `resumed` or `resync` follows.',
  'client.typing': 'The reader is writing.',
  'client.watch': 'The channels that anybody may watch, in place of those watched so far.',
  desk: 'A conversation at the desk or in the queue has changed.',
  hello: 'The first frame.',
  logistics: 'A parcel of the order has moved.',
  nack: 'The message with this `localId` was refused.',
  notice: 'A message of the mall; without `msg_id` the lists have changed.',
  order: 'An order has changed.',
  pay: 'Orders were paid.',
  presence: 'Somebody of the shop, or without an id of the mall’s service, came to answer or went.',
  read: 'One side has received or read messages up to a number.',
  recall: 'A message was recalled.',
  refund: 'A refund has changed; without an id, an offer of a shop.',
  resumed: 'All that was missed has been sent.',
  resync: 'What was missed cannot be told: read anew what is shown.',
  slowDown: 'The last message was not handled: send it again after the pause.',
  stock: 'Price or stock of a product has changed.',
  typing: 'The other side is writing.',
}

/** The description of a frame of the socket, or of a field of it. */
export function sayOfFrame(frame: string, field?: string): string | undefined {
  return field === undefined ? frames[frame] : sayOf(`frame ${frame}`, [field])?.description
}
