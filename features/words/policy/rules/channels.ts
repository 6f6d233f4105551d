/** The channels of payments, for pages and for the server; contracts take them from the contract. */
export {
  channelNames,
  channelOf,
  channels,
  channelTexts,
  ledgerAccountOf,
  methodOf,
  payMethods,
  payTypeOf,
  switchOf,
  type Channel,
  type PayMethod,
  type PayType,
} from '../contract/channels/channels.ts'
export type { OwnWay, PayWay } from '../contract/channels/table.ts'
export type { ChannelTexts } from '../contract/channels/texts.ts'
