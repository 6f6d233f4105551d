import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  basis: {
    own: 'From what you viewed, saved, put in your cart and bought',
    browser: 'From the product you last viewed in this browser',
    visitor: 'Signed in, you see picks from what you viewed and saved',
    switchedOff: 'You have switched personal recommendations off',
    nothingYet: 'Look around, and this will follow what you view',
  },
  settings: 'Settings',
  signIn: 'Sign in',
  seen: 'Recently viewed',
  seenNote: 'Kept in this browser only, 20 products at most',
  forgetAll: 'Clear',
  forget: (name: string) => `Remove ${name} from recently viewed`,
  switchOff: 'Stop recording',
  switchOn: 'Record again',
  isOff: 'This browser does not record what you view.',
  cannotBuy: 'Not available now',
} satisfies Texts<typeof zhCN>
