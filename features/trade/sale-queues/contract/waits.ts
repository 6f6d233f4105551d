/** What of an order has to wait in which queue. */
export interface WaitsIn {
  queueId: string
  /** Null: of everything that has no queue of its own. */
  goodsId: string | null
  /** Whether the shopper has a number there already, whose turn has not come. */
  hasPlace: boolean
  lines: { goodsSpecId: string; goodsName: string; goodsPic: string }[]
}
