import type { zhCN } from './texts.zh-CN.ts'

export const enUS: typeof zhCN = {
  title: 'Offer a refund',
  nothing: 'No refund can be offered for this order now',
  waits: 'an offer already waits for the buyer',
  failed: 'Could not load.',
  retry: 'Try again',
  line: 'Item to refund',
  paid: (money: string, n: number) => `${money} paid for ${n}`,
  receiving: 'Does the buyer have the product?',
  receivings: { 0: 'Not received', 1: 'Received, nothing is sent back' },
  units: 'Units',
  money: 'Refund (yuan)',
  most: (money: string) => `At most ${money}`,
  wholeOnly: 'Items that were not shipped are refunded in full',
  words: 'Message to the buyer (optional)',
  follows:
    'The buyer sees the offer in the chat and in Messages, and has 3 days to answer. Once it is accepted the money goes back at once, without another check.',
  done: 'The offer was sent to the buyer',
  wrong: {
    money: 'Enter an amount above zero with at most two decimals',
    tooMuch: 'This is more than can be refunded',
  },
}
