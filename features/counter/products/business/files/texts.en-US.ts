import { plural, type Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

function products(n: number): string {
  return `${n} ${plural(n, 'product', 'products')}`
}

export const enUS: Texts<typeof zhCN> = {
  title: 'Import and export',
  products: 'Products',
  exportTitle: 'Export products',
  exportHint:
    'A CSV file with the texts in three languages, options, prices, stock and addresses of pictures. Change it in a spreadsheet and send it back.',
  which: 'Products',
  states: { all: 'All products', onSale: 'On sale', soldOut: 'Sold out', warehouse: 'In the warehouse' },
  get: 'Download file',
  importTitle: 'Import products',
  importHints: [
    'A file exported here, or the CSV that Shopify exports; 64 MB at most.',
    'The file is checked first and changes nothing. You decide once you have seen what it would do.',
    'What the file has no column for stays as it is, and what was sold since the export stays sold.',
  ],
  file: 'Choose a CSV file',
  mayNot: 'Your role may export products, but not import them',
  sending: 'Uploading',
  notSent: 'The file was not sent. Check your connection and try again',
  reportTitle: 'Last import',
  said: {
    checking: (n) => `Checking, ${products(n)} so far`,
    checked: (n) => `Checked: ${products(n)}. Nothing has been changed yet`,
    running: (n, all) => `Importing, ${n} of ${products(all)} so far. You may leave this page`,
    done: (n) => `Imported: ${products(n)} gone through`,
    cancelled: (n) => `Stopped after ${products(n)}`,
    unreadable: () => 'This file cannot be used. Nothing was changed',
  },
  counts: {
    added: 'Will be added',
    changed: 'Will change',
    unchanged: 'Unchanged',
    refused: 'Cannot be imported',
  },
  countsDone: { added: 'Added', changed: 'Changed', unchanged: 'Unchanged', refused: 'Not imported' },
  elsewhere: (n) =>
    `The mall has no category for ${products(n)}: ${plural(n, 'it goes', 'they go')} to “Other”, where you can move ${plural(n, 'it', 'them')} at once`,
  start: (n) => `Import ${products(n)}`,
  stop: 'Stop importing',
  giveUp: 'Give this file up',
  seeProducts: 'See products',
  saveRefused: 'Download rows with problems',
  wayBack: 'What each product was like before is among its versions; the editor can take it back.',
  refusedTitle: 'Products with problems',
  warnedTitle: (n) => `${n} ${plural(n, 'product is', 'products are')} imported, but please look`,
  notListed: (n) => `${n} more ${plural(n, 'is', 'are')} not listed`,
  noHandle: '(no handle)',
  place: (line, column) => (column ? `Line ${line}, ${column}:` : `Line ${line}:`),
  notShown: (n) => `${n} more ${plural(n, 'is', 'are')} not listed; the download has them`,
}
