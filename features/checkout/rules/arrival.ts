import { travelDays, type Destination, type FreightTerms } from '@hojip/catalog/rules'
import { policy } from '@hojip/policy'

const day = 24 * 3_600_000

export interface Arrival {
  shipByMs: number
  /** When it ships at once and travels fast. */
  fromMs: number
  /** When the shop ships at its deadline and the parcel travels slowly. */
  toMs: number
}

/** When an order paid now would arrive. The shops of the mall are in China. */
export function arrivalOf(
  terms: FreightTerms & { shopProvince: string },
  to: Destination,
  nowMs: number,
): Arrival {
  const [least, most] = travelDays({ country: 'CN', province: terms.shopProvince }, to, terms)
  const shipByMs = nowMs + policy.shipByMs
  return { shipByMs, fromMs: nowMs + least * day, toMs: shipByMs + most * day }
}
