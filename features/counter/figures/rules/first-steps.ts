/** What a new shop does until its first sale, in the order in which it is shown. */
export const firstSteps = ['face', 'product', 'onSale', 'freight', 'returns', 'team', 'sale'] as const
export type FirstStep = (typeof firstSteps)[number]
