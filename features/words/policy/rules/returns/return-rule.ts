import { returnRules, type ReturnRule } from '../../contract.ts'

export { returnRules } from '../../contract.ts'

/** No return because of a change of mind: the buyer has to agree to that before paying, or it does not count. */
export function isFinalSale(rule: ReturnRule): boolean {
  return rule !== 'noReason' && rule !== 'sealed'
}

/** The rule that an ordered line is bound by. Without its buyer's agreement, the usual right stays. */
export function agreedRule(rule: ReturnRule, isAgreed: boolean): ReturnRule {
  return isFinalSale(rule) && !isAgreed ? 'noReason' : rule
}

/**
 * The rules that a shop may choose for a product of a category, beside the category's own. What perishes, cannot be sold
 * once it is opened or comes as a file is so by its kind, which the category sets; whether one piece is made for its buyer
 * only the shop knows. Giving buyers more than the category does is always allowed.
 */
export function rulesForShops(ofCategory: ReturnRule): ReturnRule[] {
  return returnRules.filter(
    (rule) =>
      rule === 'noReason' ||
      rule === 'madeToOrder' ||
      rule === ofCategory ||
      (rule === 'sealed' && isFinalSale(ofCategory)),
  )
}
