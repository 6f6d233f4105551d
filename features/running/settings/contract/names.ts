import { channelNames, switchOf, type ChannelSwitch } from '@hojip/policy/contract/channels'

/** What operators may switch off; everything is on unless they do. In the order of the page. */
export const switchNames = [
  ...channelNames.map(switchOf),
  'shopJoin',
  'comments',
  'commentPictures',
  'questions',
  'answers',
  'recommendations',
  'translation',
  'shareLinks',
  'browserPush',
] as const

export type SwitchName = (typeof switchNames)[number]
/** What does not stop a channel of payments. */
export type OwnSwitchName = Exclude<SwitchName, ChannelSwitch>

/** Numbers that operators may change. In the order of the page. */
const limitNames = ['products', 'favourites', 'follows', 'alerts', 'questionsADay', 'answersADay'] as const

export type LimitName = (typeof limitNames)[number]
export type SettingName = SwitchName | LimitName

export const settingNames = [...switchNames, ...limitNames] as const
