export type Point = { x: number; y: number }
export type Box = { left: number; top: number; bottom: number }

function side(a: Point, b: Point, c: Point) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/**
 * Whether a pointer that moved from `from` to `to` heads for the panel at its right: `to` is in the triangle between
 * `from` and the panel's near edge. On such a path the other rows it crosses are not meant.
 */
export function headsFor(from: Point, to: Point, panel: Box): boolean {
  if (to.x <= from.x) return false
  const above = { x: panel.left, y: panel.top }
  const below = { x: panel.left, y: panel.bottom }
  return side(from, above, to) >= 0 && side(from, below, to) <= 0
}
