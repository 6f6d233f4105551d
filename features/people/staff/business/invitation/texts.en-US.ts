import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  title: 'Join the staff of a shop',
  heading: (shop) => `Join ${shop}`,
  by: (inviter) => `${inviter} invites you to the shop’s staff`,
  as: 'Your roles',
  until: (day) => `Valid until ${day}`,
  phone: 'You will sign in with',
  name: 'Name',
  nameHint: 'Your colleagues see it; 4 to 20 letters or digits, without spaces',
  nameMissing: 'Enter 4 to 20 letters or digits, without spaces',
  password: 'Choose a password',
  passwordText:
    'At least 12 characters. You sign in to the seller centre with your number, this password and a code by SMS.',
  passwordAlso: 'Your shopping account will have this password too, and your other devices are signed out.',
  passwordShort: 'A password for the seller centre has at least 12 characters',
  accept: 'Join',
  joined: 'Welcome to the team',
  joinedSignIn: 'You have joined. Sign in with your authenticator',
  goneTitle: 'This invitation no longer works',
  toSignIn: 'Sign in',
  failed: 'The invitation could not be opened. Please try again',
  retry: 'Try again',
  wrongLink: 'The link is incomplete. Open it from the message again',
} satisfies Texts<typeof zhCN>
