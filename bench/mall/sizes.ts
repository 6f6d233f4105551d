/** How much is measured, and for how long. */
export interface Sizes {
  /** Only checks that the bench works. */
  isQuick: boolean
  goods: number
  /** Figures are the median of so many rounds. */
  rounds: number
  /** Warm-up before the first round. */
  warmUpMs: number
  /** Duration of a round: for the mall, and for each reference. */
  mallMs: number
  referenceMs: number
  checkoutMs: number
  /** Whole checkouts whose statements are counted. */
  countedCheckouts: number
  /** SKUs whose stock and price change while triggers are measured. */
  triggered: number
  /** Products whose details are asked for again and again. */
  detailProducts: number
  /** Before a mall counts as at rest, and while it is watched then. */
  idleMs: number
  /** Per round and way of signing in. */
  signIns: number
  /** Orders of the one SKU that all want, per shopper and round. */
  hotOrdersEach: number
  /** Per round. */
  refunds: number
  /** Orders whose deadlines are due at the same moment. */
  deadlines: number
  /** Open sockets, and messages that are pushed while they come back. */
  sockets: number
  pushed: number
  /** Shoppers who write to shops. */
  writers: number
  chatMs: number
  /** While more is asked than the mall can answer. */
  overloadMs: number
  /** Of the one shop whose product list is measured. */
  shopProducts: number
  /** Paid on the one day whose figures are computed. */
  figuresOrders: number
  /** In the list of one shopper. */
  listedOrders: number
  /** The width in pixels of uploaded photographs. */
  photoWidth: number
  /** After which a process is at rest, and everything that was under way has arrived. */
  restMs: number
}

export const fullSizes: Sizes = {
  isQuick: false,
  goods: 100_000,
  rounds: 5,
  warmUpMs: 1_200,
  mallMs: 1_200,
  referenceMs: 600,
  checkoutMs: 4_000,
  countedCheckouts: 20,
  triggered: 1_000,
  detailProducts: 10_000,
  idleMs: 20_000,
  signIns: 60,
  hotOrdersEach: 16,
  refunds: 20,
  deadlines: 10_000,
  sockets: 10_000,
  pushed: 4_000,
  writers: 2_000,
  chatMs: 2_500,
  overloadMs: 15_000,
  shopProducts: 100_000,
  figuresOrders: 10_000,
  listedOrders: 10_000,
  photoWidth: 4_000,
  restMs: 500,
}

/** For a run that only checks that the bench works. */
export const quickSizes: Sizes = {
  isQuick: true,
  goods: 500,
  rounds: 1,
  warmUpMs: 50,
  mallMs: 100,
  referenceMs: 50,
  checkoutMs: 200,
  countedCheckouts: 1,
  triggered: 50,
  detailProducts: 200,
  idleMs: 500,
  signIns: 4,
  hotOrdersEach: 1,
  refunds: 4,
  deadlines: 200,
  sockets: 200,
  pushed: 100,
  writers: 100,
  chatMs: 200,
  overloadMs: 500,
  shopProducts: 400,
  figuresOrders: 200,
  listedOrders: 500,
  photoWidth: 800,
  restMs: 50,
}

/** Concurrent connections, and shoppers. */
export const connections = 10
export const listSize = 20
