export const ways = ['add', 'remove', 'count'] as const
export type Way = (typeof ways)[number]

const most = 1_000_000_000

/**
 * The units that can be ordered after a correction; undefined when what was typed is no number, or too many or too few.
 * A count is of all units on the shelf, of which those of orders cannot be ordered.
 */
export function corrected(
  { stock, reserved, toShip }: { stock: number | null; reserved: number; toShip: number },
  way: Way,
  typed: string,
): number | undefined {
  if (!/^\d{1,10}$/.test(typed.trim())) return undefined
  const units = Number(typed)
  const next = way === 'count' ? units - reserved - toShip : (stock ?? 0) + (way === 'add' ? units : -units)
  return next >= 0 && next <= most ? next : undefined
}
