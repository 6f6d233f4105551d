/** The unshipped part of an order's line. */
export interface LineToShip {
  orderGoodsId: string
  goodsName: string
  goodsSpec: string
  goodsPic: string
  left: number
}

/** A parcel in the form. */
export interface ParcelDraft {
  key: string
  expCode: string
  number: string
  /** Units by line; only used when the order is split. */
  units: Readonly<Record<string, number>>
}

export interface ShipDraft {
  isSplit: boolean
  parcels: readonly ParcelDraft[]
}

/** An order's line as in the contract. */
type Line = Omit<LineToShip, 'left'> & { goodsNum: number; refundedNum: number; shippedNum: number }

export function linesToShip(lines: readonly Line[]): LineToShip[] {
  return lines.flatMap(
    ({ goodsNum, refundedNum, shippedNum, orderGoodsId, goodsName, goodsSpec, goodsPic }) => {
      const left = goodsNum - refundedNum - shippedNum
      return left > 0 ? [{ orderGoodsId, goodsName, goodsSpec, goodsPic, left }] : []
    },
  )
}

/** The contract's limit of parcels per shipment. */
export const mostParcels = 20

/** Units of a line that are in no parcel yet. */
export function restOf(line: LineToShip, parcels: readonly ParcelDraft[]): number {
  return line.left - parcels.reduce((sum, { units }) => sum + (units[line.orderGoodsId] ?? 0), 0)
}

/** All units that are in no parcel yet. */
export function unitsOfRest(
  lines: readonly LineToShip[],
  parcels: readonly ParcelDraft[],
): Record<string, number> {
  return Object.fromEntries(lines.map((line) => [line.orderGoodsId, restOf(line, parcels)]))
}

function unitsIn({ units }: ParcelDraft): number {
  return Object.values(units).reduce((sum, n) => sum + n, 0)
}

export type ParcelProblem = Partial<
  Record<'expCode' | 'number' | 'units', 'missing' | 'malformed' | 'repeated'>
>

/** The same as in the contract. */
const numberForm = /^[0-9A-Za-z-]{6,32}$/

export function isTrackingNumber(text: string): boolean {
  return numberForm.test(text)
}

/** The problem of each parcel, by its key; empty when all may be sent. */
export function problemsOf({ parcels, isSplit }: ShipDraft): Record<string, ParcelProblem> {
  const seen = new Set<string>()
  const found: Record<string, ParcelProblem> = {}
  for (const parcel of parcels) {
    const number = parcel.number.trim()
    const problem: ParcelProblem = {}
    if (!parcel.expCode) problem.expCode = 'missing'
    if (!number) problem.number = 'missing'
    else if (!numberForm.test(number)) problem.number = 'malformed'
    else if (seen.has(number)) problem.number = 'repeated'
    if (isSplit && unitsIn(parcel) === 0) problem.units = 'missing'
    seen.add(number)
    if (Object.keys(problem).length > 0) found[parcel.key] = problem
  }
  return found
}

/** The call's input. Without a split, one parcel takes everything that is left. */
export function shipmentOf({ parcels, isSplit }: ShipDraft) {
  return parcels.map(({ expCode, number, units }) => ({
    expCode,
    number: number.trim(),
    ...(isSplit
      ? {
          lines: Object.entries(units).flatMap(([orderGoodsId, num]) =>
            num > 0 ? [{ orderGoodsId, num }] : [],
          ),
        }
      : {}),
  }))
}
