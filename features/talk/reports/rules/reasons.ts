export const targetTypes = ['goods', 'shop', 'comment', 'question', 'answer', 'chat'] as const
export type TargetType = (typeof targetTypes)[number]

export const reasons = [
  'fake',
  'misleading',
  'banned',
  'copied',
  'fraud',
  'offPlatform',
  'abuse',
  'ads',
  'privacy',
  'other',
] as const
export type Reason = (typeof reasons)[number]

/** Which reasons fit which target, in the order of the form. */
export const reasonsOf: Record<TargetType, readonly Reason[]> = {
  goods: ['fake', 'misleading', 'banned', 'copied', 'fraud', 'other'],
  shop: ['fake', 'fraud', 'offPlatform', 'abuse', 'other'],
  comment: ['abuse', 'ads', 'misleading', 'privacy', 'other'],
  question: ['abuse', 'ads', 'offPlatform', 'privacy', 'other'],
  answer: ['abuse', 'ads', 'misleading', 'offPlatform', 'privacy', 'other'],
  chat: ['fraud', 'offPlatform', 'abuse', 'ads', 'other'],
}

/** How a measure is named for people: a product goes off sale, words go away. */
export function shownKind<K extends 'takeDown' | 'warn' | 'none'>(targetType: TargetType, kind: K) {
  return kind === 'takeDown' && targetType !== 'goods' ? 'words' : kind
}
