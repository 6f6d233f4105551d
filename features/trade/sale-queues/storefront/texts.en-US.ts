import type { Texts } from '@hojip/platform/i18n'
import type { queueTexts as chinese } from './texts.zh-CN.ts'

export const queueTexts: Texts<typeof chinese> = {
  title: 'Queue',
  forProduct: 'Queue for',
  forMall: 'Very many people are ordering right now, so checkout has a queue',
  before: (n) => `${n} ahead of you`,
  youAreNext: 'You are next',
  number: (n) => `Your number is ${n}`,
  wait: (minutes) => {
    if (minutes <= 1) return 'Less than a minute'
    return minutes < 90 ? `About ${minutes} minutes` : `About ${Math.round(minutes / 60)} hours`
  },
  slower: 'People are let in more slowly than before, so it takes a little longer',
  paused: 'Nobody is let in for the moment. Everybody keeps their place',
  keeps: 'You keep your place when you close this page or change devices',
  lasts: (minutes) =>
    `When it is your turn you have ${minutes} minutes to order. This page opens the checkout by itself`,
  noStock: 'The queue reserves nothing: an item is yours once it is ordered',
  gathering: (time) => `Starts at ${time}`,
  drawn:
    'At the start, everybody who is here gets a number by lot. Coming early or reloading gives no advantage',
  opensIn: 'Starts in',
  yourTurn: 'It is your turn',
  orderWithin: 'Time left to order',
  toCheckout: 'Go to checkout',
  passedTitle: 'Your turn has passed',
  passedText: (minutes) => `You had ${minutes} minutes and did not order. You can take a new place`,
  takeAgain: 'Queue again',
  soldOutTitle: 'Sold out',
  soldOutText: (keepsPlace) =>
    `A few may come back when others do not pay. ${keepsPlace ? 'You keep your place, and this page' : 'This page'} stays up to date`,
  offSaleTitle: 'Off sale for now',
  offSaleText: (keepsPlace) =>
    `You can order once the shop has it on sale again. ${keepsPlace ? 'You keep your place, and this page' : 'This page'} stays up to date`,
  goneTitle: 'No longer for sale',
  goneText: 'The queue has ended with it, so there is no need to wait',
  endedTitle: 'There is no queue any more',
  endedText: 'You can order right away',
  fullTitle: 'The queue is full',
  fullText: 'This page takes a place for you as soon as there is one',
  taking: 'Taking a number',
  toProduct: 'View product',
  toCart: 'Back to the cart',
}
