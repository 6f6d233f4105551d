import type { Texts } from '@hojip/platform/i18n'
import { plural } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS: Texts<typeof zhCN> = {
  you: 'You',
  read: 'Read',
  delivered: 'Delivered',
  sent: 'Sent',
  sending: 'Sending…',
  waitsForConnection: 'Will be sent once you are online',
  sendAgain: 'Not sent. Tap to retry',
  drop: 'Delete',
  youRecalled: 'You recalled a message',
  theyRecalled: (name) => `${name} recalled a message`,
  recalledShort: 'Message recalled',
  acts: 'More',
  quote: 'Reply',
  copy: 'Copy',
  recall: 'Recall',
  messageOf: (name) => `Message from ${name}`,
  notDone: 'That did not work. Please try again later.',
  picture: 'Photo',
  openPicture: 'Open photo',
  video: 'Video',
  kinds: { '2': '[Photo]', '3': '[Video]', '4': '[Order]', '5': '[Product]', '6': '[Refund offer]' },
  orderStates: { '0': 'To pay', '3': 'To ship', '4': 'On the way', '5': 'Completed', '99': 'Closed' },
  pieces: (count) => `${count} ${plural(count, 'item', 'items')}`,
  openOrder: 'View order',
  track: 'Track',
  orderGone: 'This order is not available',
  productGone: 'This product is no longer available',
  offerGone: 'This refund offer can no longer be seen',
  offSale: 'Off sale',
  copied: 'Copied',
  outboxFull: (most) =>
    `${most} messages have not been sent yet. Wait for them or delete some, then write on`,
  onlyHere: 'Your browser could not store this message. Keep this page open until it is sent',
  fileOnlyHere: (name) =>
    `“${name}” is too large for your browser to store. Keep this page open until it is sent`,
}
