import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  title: 'Sign in to the shop console',
  heading: 'Shop console',
  welcome: 'Sign in with your shop’s staff account to handle and ship orders.',
  account: 'Account',
  password: 'Password',
  signIn: 'Sign in',
  accountMissing: 'Enter your account',
  passwordMissing: 'Enter your password',
  shopperHere: (name) =>
    `You are signed in to the mall as the shopper ${name}. That account has no shop and cannot open the console. Sign in with a staff account instead.`,
  notStaff: 'This account has no shop and cannot open the console',
  demo: (account, password) => `In this demo you can sign in as ${account} / ${password}.`,
  fill: 'Fill in',
  toMall: 'Back to the mall',
} satisfies Texts<typeof zhCN>
