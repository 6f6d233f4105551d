/** How much is measured, and how long. */
export interface Sizes {
  goods: number
  /** The median of so many rounds counts. */
  rounds: number
  /** Before the first round. */
  warmUpMs: number
  /** Of each round: for the mall, and for each reference. */
  mallMs: number
  referenceMs: number
  checkoutMs: number
  /** Whole checkouts whose statements are counted. */
  countedCheckouts: number
  detailGoods: number
  /** In each round, by each way in. */
  signIns: number
  /** Orders of the one SKU that all want, of each shopper in each round. */
  hotOrdersEach: number
  /** In each round. */
  refunds: number
  /** Due at the same moment. */
  deadlines: number
}

export const fullSizes: Sizes = {
  goods: 100_000,
  rounds: 5,
  warmUpMs: 2_000,
  mallMs: 2_500,
  referenceMs: 800,
  checkoutMs: 6_000,
  countedCheckouts: 20,
  detailGoods: 10_000,
  signIns: 60,
  hotOrdersEach: 16,
  refunds: 60,
  deadlines: 10_000,
}

/** Only whether it works. */
export const quickSizes: Sizes = {
  goods: 2_000,
  rounds: 1,
  warmUpMs: 50,
  mallMs: 100,
  referenceMs: 50,
  checkoutMs: 200,
  countedCheckouts: 1,
  detailGoods: 200,
  signIns: 10,
  hotOrdersEach: 1,
  refunds: 4,
  deadlines: 200,
}

/** Parallel connections, and shoppers. */
export const connections = 10
export const listSize = 20
