import { z } from 'zod'

/** When an order arrives, in epoch ms: from ordering until it is there; absent in orders from before it was stored. */
export const arrival = {
  arriveFromAt: z.int().optional(),
  arriveToAt: z.int().optional(),
  /** The last day that was promised when it was ordered, or when its address was changed. */
  promisedToAt: z.int().optional(),
}
