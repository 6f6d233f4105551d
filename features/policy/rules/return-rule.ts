import type { ReturnRule } from '../contract.ts'

export { returnRules } from '../contract.ts'

/** No return because of a change of mind: the buyer has to agree to that before paying, or it does not count. */
export function isFinalSale(rule: ReturnRule): boolean {
  return rule !== 'noReason' && rule !== 'sealed'
}

/** The rule that an ordered line is bound by. Without its buyer's agreement, the usual right stays. */
export function agreedRule(rule: ReturnRule, isAgreed: boolean): ReturnRule {
  return isFinalSale(rule) && !isAgreed ? 'noReason' : rule
}
