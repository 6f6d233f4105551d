import type { RuntimeTexts } from './texts.zh-CN.ts'

export const enUS = {
  notDone: 'That did not go through. Check your connection and try again',
  notFound: 'We could not find this page',
  failure: 'Something went wrong on this page',
  failureHint: 'It was nothing you did. Try again in a moment',
  away: 'We will be right back',
  retry: 'Try again',
  home: 'Go to home page',
  close: 'Close',
  sessionEnded: 'You have been signed out. Sign in again',
  notSignedOut: 'You could not be signed out, and are still signed in',
} satisfies RuntimeTexts
