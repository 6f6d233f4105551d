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
  demo: (account, password) => `In this demo you can sign in as ${account} / ${password}.`,
  fill: 'Fill in',
  stepTitle: 'Confirm it is you',
  appText:
    'Open the authenticator on your phone and enter the 6 digits it shows now. Without your phone, enter a recovery code.',
  appCode: 'Code or recovery code',
  smsText: (phone) => `Enter the code we send to ${phone}.`,
  go: 'Continue',
  back: 'Back to account and password',
  codeMissing: 'Enter the code',
  enrollTitle: 'Set up the second step',
  enrollText:
    'From now on the console asks for your password and for a code from an authenticator. Scan this with the authenticator on your phone, such as Microsoft Authenticator or Google Authenticator.',
  qrAlt: 'QR code for your authenticator',
  enrollSecret: 'Cannot scan? Type this key into the authenticator:',
  enrollCode: 'The 6 digits the authenticator shows',
  enrollDo: 'Turn on and sign in',
  recoveryTitle: 'Keep your recovery codes',
  recoveryText:
    'Without your phone, each of these lets you in once. They are shown this one time: write them down or save them somewhere safe.',
  recoverySaved: 'Saved, go to the console',
  recoveryName: 'Recovery codes',
  proofTitle: 'Confirm it is you',
  proofText: 'This moves money, so we make sure it is you. We do not ask again for 15 minutes.',
  expired: 'This sign-in has expired. Start again',
  inbox: 'SMS inbox',
  demoCode: 'The code lies in the',
  toMall: 'Back to the mall',
} satisfies Texts<typeof zhCN>
