import { plural, type Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS: Texts<typeof zhCN> = {
  title: 'Stock count',
  stock: 'Stock',
  stepGet: '1. Download the counting sheet',
  getHint:
    'One row for each option, with the number that should be on the shelf: also what awaits payment or is paid and has not left.',
  which: 'Options',
  get: 'Download sheet',
  stepSend: '2. Fill it and upload it',
  sendHint:
    'Enter the units on the shelf under “Counted”, with those of orders that have not left, and save as CSV. Empty rows are skipped. Leave “To ship”, “Expected” and “Sheet version” as they are.',
  file: 'Choose a CSV file',
  mayNot: 'Your role may see the stock, but not change it',
  notASheet:
    'This does not look like the sheet. Use CSV and leave the columns “Number”, “To ship”, “Expected”, “Counted” and “Sheet version” in place',
  oldSheet:
    'This sheet has no column “To ship”. It is from before what is yet to be shipped counted as expected. Please download a new sheet',
  nothingCounted: 'Nothing has been counted in the sheet yet',
  tooManyRows: (n) => `At most ${n} rows at once. Split the sheet`,
  stepApply: '3. Check and apply',
  busy: {
    check: (done, rows) => `Checking: ${done} of ${rows}`,
    apply: (done, rows) => `Applying: ${done} of ${rows}`,
  },
  found: ({ changes, more, less, same, wrong }) =>
    [
      changes > 0 &&
        `${changes} ${plural(changes, 'option differs', 'options differ')} (${more} too many, ${less} missing)`,
      same > 0 && `${same} as expected`,
      wrong > 0 && `${wrong} ${plural(wrong, 'row has', 'rows have')} a problem`,
    ]
      .filter(Boolean)
      .join(', '),
  apply: (n) => `Change the stock of ${n} ${plural(n, 'option', 'options')}`,
  applied: (n) => `The stock of ${n} ${plural(n, 'option', 'options')} was changed; the log has each change`,
  withMoved: (n) =>
    `Also change ${n} ${plural(n, 'option', 'options')} that orders have moved since the download: by the difference found, keeping what was sold or returned`,
  saveLeft: (n) => `Download the ${n} unchanged ${plural(n, 'row', 'rows')}`,
  sku: 'Number',
  product: 'Product',
  book: 'Expected',
  counted: 'Counted',
  now: 'Now',
  result: 'Result',
  becomes: (n) => `Becomes ${n}`,
  soldSince: (n) => `${n} shipped since`,
  backSince: (n) => `${n} came back since`,
  notShown: (n) => `${n} more ${plural(n, 'row is', 'rows are')} not listed`,
  problems: {
    skuGone: 'Not a number of your shop',
    ambiguous: 'Several options have this number; correct them one by one in the list',
    repeated: 'The number stands in the sheet twice',
    corrected: 'Corrected since the download; get a new sheet and count again',
    short: 'Fewer than open orders need',
    unreadable: 'A number or the sheet version is no whole number',
    rounded: 'The spreadsheet has rounded the number of the SKU. Format the column as text',
  },
}
