import { channelNames, type Channel } from './names.ts'
import { table, type ChannelFacts } from './table.ts'

export { channelNames, type Channel } from './names.ts'
export { gatewayAnswers } from './answers.ts'
export { channelTexts } from './texts.ts'

/** Its number in rows. */
export type PayType = (typeof table)[Channel]['payType']
/** Its number on the wire. */
export type PayMethod = `${PayType}`
/** The setting that switches it off. */
export type ChannelSwitch = `pay${Capitalize<Channel>}`

export const channels: Readonly<Record<Channel, ChannelFacts>> = table

const byMethod = new Map<string, Channel>(channelNames.map((name) => [String(channels[name].payType), name]))

/** The numbers on the wire, the smallest first. */
export const payMethods = [...byMethod.keys()].toSorted(
  (one, other) => Number(one) - Number(other),
) as readonly PayMethod[]

/** The channel of a number. @throws for a number that no channel has, so that none is taken for another */
export function channelOf(number: PayMethod | PayType): Channel {
  const name = byMethod.get(String(number))
  if (name === undefined) throw new Error(`no channel of payments has the number ${number}`)
  return name
}

/** The number on the wire of a channel, as a row names it, or of a number in a row. @throws as `channelOf` */
export function methodOf(channel: string | PayType): PayMethod {
  if (typeof channel === 'number') return methodOf(channelOf(channel))
  if (!Object.hasOwn(channels, channel)) throw new Error(`no channel of payments is called ${channel}`)
  return String(channels[channel as Channel].payType) as PayMethod
}

/** The number in rows. */
export function payTypeOf(channel: Channel): PayType {
  return channels[channel].payType as PayType
}

/** The account of the ledger with the money at the channel's gateway. */
export function ledgerAccountOf(channel: Channel): string {
  return `gateway:${channel}`
}

export function switchOf(channel: Channel): ChannelSwitch {
  return `pay${channel.charAt(0).toUpperCase()}${channel.slice(1)}` as ChannelSwitch
}
