import { plural, type Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  title: 'Batch shipping',
  stepGet: '1. Download the sheet',
  getAll: 'All orders waiting to be shipped, one row each',
  getChosen: (n) => `What is left to ship of the ${n} chosen ${plural(n, 'order', 'orders')}, one row each`,
  get: 'Download sheet',
  stepSend: '2. Fill it and upload it',
  sendHint:
    'Give each order one carrier and one tracking number, and save as CSV. Rows without a number are skipped. To split an order into several parcels, ship it from the order list.',
  file: 'Choose a CSV file',
  notASheet:
    'This does not look like the sheet. Use CSV and leave the columns “Order number”, “Carrier” and “Tracking number” in place',
  noNumbers: 'The sheet has no tracking numbers yet',
  tooManyRows: (n) => `At most ${n} rows at once. Split the sheet`,
  checking: 'Checking…',
  stepShip: '3. Check and ship',
  checked: (ready, wrong) =>
    wrong > 0
      ? `${ready} can ship, ${wrong} ${plural(wrong, 'row has', 'rows have')} a problem`
      : `All ${ready} can ship`,
  ship: (n) => `Ship ${n} ${plural(n, 'order', 'orders')}`,
  saveRefused: 'Download rows with problems',
  row: 'Row',
  order: 'Order number',
  carrier: 'Carrier',
  number: 'Tracking number',
  result: 'Result',
  ready: 'Can ship',
  notShown: (n) => `${n} more ${plural(n, 'row is', 'rows are')} not listed`,
  problems: {
    orderGone: 'No such order',
    orderRounded:
      'The spreadsheet has rounded the order number. Format the column as text and copy it from the sheet again',
    numberRounded:
      'The spreadsheet has rounded the tracking number. Format the column as text and enter it again',
    notNow: 'Cannot be shipped now',
    carrierUnknown: 'Unknown carrier',
    numberMalformed: 'A tracking number has 6–32 letters, digits or hyphens',
    orderRepeated: 'This order is in the sheet twice',
    numberRepeated: 'This number is in the sheet twice',
    numberTaken: 'This number has been used already',
    shippedBefore: 'Shipped before',
  },
  lastSheet: 'Last sheet',
  running: (done, rows) => `Shipping: ${done} of ${rows}`,
  ended: (shipped, rest) => (rest > 0 ? `${shipped} shipped, ${rest} not shipped` : `All ${shipped} shipped`),
  pickList: 'Pick list',
  pickSum: (orders, kinds, units) =>
    `${orders} ${plural(orders, 'order', 'orders')}, ${kinds} ${plural(kinds, 'product', 'products')}, ${units} ${plural(units, 'piece', 'pieces')}`,
  pickMore: (n) => `Only the ${n} orders paid first`,
  print: 'Print',
  bySku: 'By product',
  byOrder: 'By order',
  product: 'Product',
  units: 'Pieces',
  inOrders: 'In orders',
  nothing: 'Nothing to pick',
  loading: 'Preparing the pick list',
  failed: 'The pick list could not be opened',
  retry: 'Try again',
} satisfies Texts<typeof zhCN>
