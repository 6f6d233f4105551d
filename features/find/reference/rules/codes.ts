import { reasons } from '@hojip/aftersales/reasons'
import { receivingStatuses } from '@hojip/aftersales/rules'
import { orderStatuses, refundStatuses } from '@hojip/orders/rules'
import { payStatuses } from '@hojip/payments/rules'
import { parcelStatuses } from '@hojip/shipping/parcel-status'
import { channelOf, channelTexts, payMethods } from '@hojip/policy/channels'

/** `toShip` as words: "to ship". */
function spoken(word: string): string {
  return word.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

function codesText(table: Readonly<Record<string, number>>): string {
  return Object.entries(table)
    .toSorted(([, a], [, b]) => a - b)
    .map(([word, number]) => `${number} ${spoken(word)}`)
    .join(', ')
}

const orderStatus = `${codesText(orderStatuses)}.`
const refundStatus = `${codesText(refundStatuses)}.`
const payType = `${payMethods.map((number) => `\`${number}\` ${channelTexts['en-US'][channelOf(number)].name}`).join(', ')}.`

/** What the numbers of a name mean, from the tables that decide by them. */
export const codes: Record<string, string> = {
  orderStatus,
  refundStatus,
  refundApplyStatus: refundStatus,
  receivingStatus: `${codesText(receivingStatuses)}.`,
  refundType: '0 return and refund, 1 refund only.',
  refundReason: `${reasons.map(({ index, text }) => `${index} ${text['en-US'].toLowerCase()}`).join(', ')}.`,
  payStatus: `${codesText(payStatuses)}.`,
  payType,
  deliverystatus: `${codesText(parcelStatuses)}, other numbers on the way.`,
  consigneeXb: '`0` not said, `1` Mr, `2` Ms.',
  lastType: '1 text, 2 picture, 3 video, 4 order, 5 product, 6 a refund that the shop offers.',
}
