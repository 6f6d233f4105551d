import type { Texts } from '@hojip/platform/i18n'
import { plural } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  title: 'Rankings',
  about: (name, days) =>
    `${name} at Hojip: real orders and ratings of the last ${days} days, computed every hour, with the formula on the page.`,
  aboutEver: (name) =>
    `${name} at Hojip by units sold so far, computed every hour, with the formula on the page.`,
  kinds: {
    sales: 'Best sellers',
    score: 'Best rated',
    again: 'Bought again',
    new: 'New arrivals',
    drop: 'Price drops',
  },
  kindsOf: 'Rankings',
  categories: 'Categories',
  allCategories: 'All categories',
  otherCategories: 'Other categories',
  period: 'Period',
  days: (n) => `${n} days`,
  since: {
    sales: (days) => `Orders paid in the last ${days} days`,
    score: (days) => `Ratings of the last ${days} days`,
    again: (days) => `Orders paid in the last ${days} days`,
    new: (days) => `Put on sale in the last ${days} days`,
    drop: (days) => `Reduced in the last ${days} days`,
  },
  ever: 'Few products sold lately, so sales of all time decide',
  updated: (time) => `updated ${time}`,
  how: 'How it is ranked',
  place: (name, rank) => `${name}, no. ${rank}`,
  score: 'Score',
  sum: (score, terms) => `${score} = ${terms}`,
  with: (score, terms) => `${score} · ${terms}`,
  wrong: 'Does a place look wrong? Tell us',
  up: (n) => `up ${n} since last hour`,
  down: (n) => `down ${n} since last hour`,
  same: 'unchanged',
  entered: 'new here',
  add: 'Add',
  showAll: (last) => `Show places 11–${last}`,
  showTen: 'Show the first 10 only',
  ranking: (name) => `${name}: places`,
  none: (name) => `${name}: no ranking yet`,
  tooFew: (counted, fewest) =>
    counted === 0
      ? `No product has a score in this period. It takes ${fewest} to rank them.`
      : `Only ${counted} ${plural(counted, 'product has', 'products have')} a score in this period. It takes ${fewest} to rank them.`,
  notYet: 'Places are computed at every full hour, and this mall has not computed any yet.',
  seeMall: 'See all categories',
  seeLonger: 'See 30 days',
  seeSales: 'See best sellers',
  seeProducts: 'See all products',
  fewHere: (counted) => `${counted} with a score: no ranking`,
} satisfies Texts<typeof zhCN>
