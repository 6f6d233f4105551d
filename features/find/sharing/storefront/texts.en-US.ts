import { plural, type Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  pageTitle: 'Shared link',
  toHome: 'Home',
  signIn: 'Sign in',
  navigation: 'Navigation',
  sharedWithYou: 'Somebody shared this with you',
  priceNow: 'Price now',
  sharedAtSame: (price: string) => `It was ${price} when shared, too`,
  sharedAt: (price: string) => `It was ${price} when shared; today’s price counts`,
  reviews: (count: string) => plural(Number(count), '1 review', `${count} reviews`),
  sold: (count: string) => `${count} sold`,
  products: (count: string) => plural(Number(count), '1 product', `${count} products`),
  followers: (count: string) => plural(Number(count), '1 follower', `${count} followers`),
  shipsSoon: 'Ships within 48 hours of payment',
  tracking: 'Tracked to your door',
  freeShipping: 'Free delivery',
  deliveryFee: (fee: string) => `Delivery ${fee}`,
  freeFrom: (price: string) => `Free delivery from ${price}`,
  details: 'See details',
  buy: 'Buy now',
  enterShop: 'Visit shop',
  openApp: 'Open in the app',
  qr: 'QR code of this page',
  onPhone: 'Continue on your phone',
  scan: 'Scan with WeChat, Alipay or your camera',
  pressLong: 'Press and hold to read it, or save it for your family',
  validFor: (days: number) => `The code works for ${days} days`,
  private: 'Whoever shared this cannot see whether or what you buy',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  copyYourself: 'Could not copy. Please copy it from the address bar',
  outside: {
    title: 'To pay, switch to your browser',
    topRight:
      'Some ways to pay do not open inside this app. Tap ··· at the top right, then “Open in browser”.',
    bottom:
      'Some ways to pay do not open inside this app. Open the menu at the bottom right, then choose another browser.',
    menu: 'Some ways to pay do not open inside this app. Open its menu, then choose “Open in browser”.',
  },
  offShelf: 'This product is no longer sold',
  soldOut: 'This product is out of stock',
  alike: 'Similar products',
  problems: {
    none: { title: 'This address has no share code', text: 'The link may have been cut. Ask for it again.' },
    broken: {
      title: 'This shared link does not work',
      text: 'It may have been cut, or it is not a link of Hojip. Ask for it again.',
    },
    expired: {
      title: 'This shared link has expired',
      text: 'Shared links work for 30 days. Ask for a new one.',
    },
    gone: {
      title: 'What was shared is no longer here',
      text: 'The shop may have removed it. Have a look around.',
    },
  },
} satisfies Texts<typeof zhCN>
