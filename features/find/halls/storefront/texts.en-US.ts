import { plural, type Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

function monthName(n: number): string {
  return monthNames[n - 1] ?? String(n)
}

export const enUS = {
  korea: 'Korea street',
  streetAbout: (title, intro) =>
    `${title}. ${intro}. Each place with its season, what it is known for, and its shop.`,
  streets: 'Streets',
  stops: 'Places',
  goods: (n) => `${n} ${plural(n, 'product', 'products')}`,
  onSale: 'on sale',
  shops: 'shops',
  score: 'mean rating',
  knownFor: 'Known for',
  deliver: 'To',
  arrives: (from, to) => (from === to ? from : `${from} – ${to}`),
  notDelivered: 'not delivered there',
  month: monthName,
  months: (list, now) => `In season: ${list}; it is ${monthName(now)}`,
  allYear: 'All year round',
  inSeason: (month) => `In season now, in ${monthName(month)}`,
  outOfSeason: 'Out of season: what was made in season is on sale',
  none: (month) => `Nothing on sale now; the season begins in ${monthName(month)}`,
  noneNow: 'In season, but no shop sells any yet',
  seeAll: (name, n) => `See all ${n} from ${name}`,
  wholeStreet: 'Back to the whole street',
  productsOf: (name) => `Products from ${name}`,
  noStreet: 'This street is not open yet',
  noStreetText: 'It opens when its places have been checked. Meanwhile, see all products.',
  seeProducts: 'See all products',
  imported: 'Imported goods',
  importedAbout: (n) =>
    `${n} imported products, each with its origin, day of arrival, importer and duty. A batch number opens its papers.`,
  importedNote: (n, countries) =>
    `${n} ${plural(n, 'product', 'products')} from ${countries} ${plural(countries, 'country', 'countries')}, each with papers`,
  country: 'Country of origin',
  all: 'All',
  allCode: 'ALL',
  way: 'How it comes here',
  anyWay: 'Any way',
  ways: {
    general: 'General trade, Chinese label',
    bonded: 'From a bonded warehouse',
    direct: 'Sent from abroad',
  },
  wayTags: { general: 'Chinese label', bonded: 'Bonded', direct: 'From abroad' },
  category: 'Category',
  arrived: (n) => `${n} ${plural(n, 'batch', 'batches')} arrived this month`,
  landed: { sea: (day) => `landed ${day}`, air: (day) => `flown in ${day}`, land: (day) => `arrived ${day}` },
  importer: 'Importer',
  batch: 'Batch',
  lookUp: 'Look up a batch',
  lookUpText: 'Enter the number on the pack to see its customs and quarantine papers and its day of arrival',
  hint: 'e.g. KR-1018-4417',
  find: 'Look up',
  papersOf: (number) => `Papers of batch ${number}`,
  papers: {
    customs: 'Customs declaration',
    quarantine: 'Quarantine certificate',
    origin: 'Certificate of origin',
    label: 'Chinese label approval',
  },
  issued: (day) => `issued ${day}`,
  recorded: 'Only papers that the shop has recorded are listed',
  unknown: (number) => `No batch ${number} is recorded`,
  unknownText:
    'The number is printed on the Chinese label after “LOT”: a country code, month and day, and four digits, such as KR-1018-4417. It may also be on the cap or the side of the box.',
  closePapers: 'Close',
  nothing: 'No imported goods match',
  nothingText: 'Only imported goods with papers are listed here',
  seeAllImported: 'See all imported goods',
  list: 'Imported goods',
} satisfies Texts<typeof zhCN>
