import type { OwnWords } from './texts.zh-CN.ts'

export const enUS: OwnWords = {
  on: 'on',
  off: 'off',
  units: { count: String },
  channelOff: (channel) =>
    `Shoppers can no longer pay by ${channel}. Payments already open can still be finished`,
  switches: {
    shopJoin: {
      name: 'Applications of new shops',
      off: 'No new applications are taken. Those sent before are checked as usual',
    },
    comments: {
      name: 'Writing reviews',
      off: 'Shoppers cannot write or follow up reviews. Existing ones stay on show',
    },
    commentPictures: {
      name: 'Pictures in reviews',
      off: 'New reviews and follow-ups are words only. Existing pictures stay on show',
    },
    questions: {
      name: 'Asking about products',
      off: 'Shoppers cannot ask new questions. Existing ones stay on show',
    },
    answers: { name: 'Answers from shoppers', off: 'Shoppers cannot answer questions. Shops still can' },
    recommendations: {
      name: 'Recommendations',
      off: 'No recommendations on the home page, product pages and in the cart',
    },
    translation: {
      name: 'Translation by the mall',
      off: 'The mall’s translation server is not used. Translation built into browsers still works',
    },
    shareLinks: { name: 'Short links for sharing', off: 'No new links are made. Earlier ones still open' },
    browserPush: {
      name: 'Browser notifications',
      off: 'No new browser can subscribe. Those subscribed still get theirs',
    },
  },
  limits: {
    products: {
      name: 'Products for each shop',
      hint: 'A shop with more keeps them, but cannot add any. “Shops” has limits for single shops',
    },
    favourites: {
      name: 'Saved products for each shopper',
      hint: 'Whoever has more keeps them, but cannot add any',
    },
    follows: {
      name: 'Followed shops for each shopper',
      hint: 'Whoever has more keeps them, but cannot add any',
    },
    alerts: {
      name: 'Price and stock alerts for each shopper',
      hint: 'Alerts that are set already are still sent',
    },
    questionsADay: { name: 'Questions a day for each shopper', hint: 'Within the last 24 hours' },
    answersADay: {
      name: 'Answers a day for each shopper',
      hint: 'Within the last 24 hours. Answers of shops are not limited',
    },
  },
}
