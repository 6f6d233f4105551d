/**
 * Whether a product can be returned because its buyer has changed their mind. `noReason`: within the days of the policy.
 * `sealed`: while it is unopened. The others: not at all. Something wrong with the product is another matter.
 */
export const returnRules = ['noReason', 'sealed', 'perishable', 'madeToOrder', 'digital'] as const
export type ReturnRule = (typeof returnRules)[number]
