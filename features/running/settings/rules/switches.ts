import { channelNames, methodOf, switchOf } from '@hojip/policy/channels'
import type { SwitchName } from '../contract/names.ts'

/** Of these at least one stays on, or nobody could pay. */
const waysToPay: readonly SwitchName[] = channelNames.map(switchOf)

/** Whether switching one off would leave no way to pay, of those that the mall has a gateway for. */
export function isLastWayToPay(
  name: string,
  isOn: (name: SwitchName) => boolean,
  ways: readonly SwitchName[] = waysToPay,
): boolean {
  return ways.some((way) => way === name) && !ways.some((way) => way !== name && isOn(way))
}

/** A call that a switch stops: as a whole, or only with some inputs. */
export interface Stop {
  by: SwitchName
  call: string
  /** Whether the switch concerns a call with this input; it does when left out. */
  when?: (input: unknown) => boolean
  /** What is answered instead of a refusal, where a page reads the call by itself. */
  answer?: object
}

function hasPayType(payType: string) {
  return (input: unknown) => (input as { payType?: unknown }).payType === payType
}

interface WithPictures {
  pics?: readonly unknown[]
  list?: readonly WithPictures[]
}

function hasPictures(input: unknown): boolean {
  const { pics, list } = input as WithPictures
  return (pics?.length ?? 0) > 0 || (list?.some(hasPictures) ?? false)
}

/** What is stopped while a switch is off. Payments that were begun before may be finished. */
export const stops: readonly Stop[] = [
  ...channelNames.map((channel) => ({
    by: switchOf(channel),
    call: 'POST /bizOrder/orderToPay',
    when: hasPayType(methodOf(channel)),
  })),
  { by: 'shopJoin', call: 'POST /shopJoin/apply' },
  { by: 'comments', call: 'POST /bizGoodsComment/save' },
  { by: 'comments', call: 'POST /bizGoodsComment/append' },
  { by: 'commentPictures', call: 'POST /bizGoodsComment/save', when: hasPictures },
  { by: 'commentPictures', call: 'POST /bizGoodsComment/append', when: hasPictures },
  { by: 'questions', call: 'POST /bizGoodsQuestion/save' },
  { by: 'answers', call: 'POST /bizGoodsQuestion/answer' },
  { by: 'recommendations', call: 'POST /bizGoods/queryRelated', answer: { list: [] } },
  {
    by: 'recommendations',
    call: 'POST /bizGoods/queryPreferredInfo',
    answer: { basis: 'switchedOff', list: [] },
  },
  { by: 'translation', call: 'POST /translate/text' },
  { by: 'shareLinks', call: 'POST /appShare/createLink' },
  { by: 'browserPush', call: 'POST /appUserPush/save' },
]
