/**
 * Whether a product can be returned because its buyer has changed their mind. `noReason`: within the days of the policy.
 * `sealed`: while it is unopened. The others: not at all. Something wrong with the product is another matter.
 */
export const returnRules = ['noReason', 'sealed', 'perishable', 'madeToOrder', 'digital'] as const
export type ReturnRule = (typeof returnRules)[number]

/** No return because of a change of mind: the buyer has to agree to that before paying, or it does not count. */
export function isFinalSale(rule: ReturnRule): boolean {
  return rule !== 'noReason' && rule !== 'sealed'
}

/** The rule that an ordered line is bound by. Without its buyer's agreement, the usual right stays. */
export function agreedRule(rule: ReturnRule, isAgreed: boolean): ReturnRule {
  return isFinalSale(rule) && !isAgreed ? 'noReason' : rule
}
