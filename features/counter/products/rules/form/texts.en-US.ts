import type { ProblemTexts } from './texts.zh-CN.ts'

export const enUS = {
  why: {
    noName: 'Write the product’s name in at least one language',
    noCategory: 'Choose a category',
    noPicture: 'Add at least one picture before you put the product on sale',
    foreignPicture: 'A picture was not uploaded by this shop; upload it in the editor',
    noSku: 'There must be 1 to 100 variants',
    noneOnSale: 'At least one variant must be on sale',
    unnamedOption: 'This option has no name yet',
    noValue: 'This option needs at least one value, and every value a text',
    doubleValue: 'This option has the same value twice',
    price: 'Enter a price from 0.01 to 99,999,999.99 yuan',
    stock: 'Enter a whole number, or leave the stock empty if you do not count it',
    gtin: 'A barcode has 8, 12, 13 or 14 digits. Check it against the pack, or leave it empty',
    weight: 'Enter whole grams, or leave the weight empty',
    doubleCode: 'Another variant has the same code',
    choice: 'Variants and options do not match. Reload the page and try again',
    param: 'Every parameter needs a name and a value',
    limit: 'Enter a limit from 1 to 999, or leave it empty',
    returnRule:
      'This category does not allow that rule: whether goods are perishable, sealed or digital is up to the category. You may be more generous, or say that it is made to order',
  },
} satisfies ProblemTexts
