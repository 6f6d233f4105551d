import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  to: 'To',
  paidBy: (time) => `pay by ${time} today, `,
  changePlace: (place) => `Deliver to ${place}, change`,
  arrives: (from, to) => `arrives ${from} – ${to}`,
  title: 'Deliver to',
  own: 'My addresses',
  otherPlace: 'Somewhere else',
  region: 'Choose a region',
  steps: ['Province', 'City', 'District'],
  countries: { CN: 'China', KR: 'Korea' },
  allAddresses: (n) => `All ${n} addresses`,
  until: (day) => `by ${day}`,
  fee: (money) => `Delivery ${money}`,
  notThere: 'Not delivered there',
  take: 'Deliver here',
  failed: 'The regions did not load.',
  again: 'Try again',
} satisfies Texts<typeof zhCN>
