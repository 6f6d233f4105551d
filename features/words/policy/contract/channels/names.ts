/**
 * The channels by which people pay, in the order in which they are offered. Their names are those in code, in rows, in
 * addresses and in the accounts of the ledger, and stay for as long as their payments.
 */
export const channelNames = ['wechat', 'alipay'] as const

export type Channel = (typeof channelNames)[number]
