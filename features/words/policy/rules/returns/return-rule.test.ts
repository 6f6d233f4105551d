import { expect, test } from 'vitest'
import { returnRules, rulesForShops } from './return-rule.ts'

test.each([
  ['noReason', ['noReason', 'madeToOrder']],
  ['sealed', ['noReason', 'sealed', 'madeToOrder']],
  ['perishable', ['noReason', 'sealed', 'perishable', 'madeToOrder']],
  ['madeToOrder', ['noReason', 'sealed', 'madeToOrder']],
  ['digital', ['noReason', 'sealed', 'madeToOrder', 'digital']],
] as const)('in a category with %s a shop may choose %j', (ofCategory, allowed) => {
  expect(rulesForShops(ofCategory)).toEqual(allowed)
  expect(returnRules.filter((rule) => rulesForShops(ofCategory).includes(rule))).toEqual(allowed)
})
