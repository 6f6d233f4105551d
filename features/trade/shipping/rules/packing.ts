export interface PackedLine {
  lineId: string
  quantity: number
}

/**
 * Divides unshipped units over parcels, in their order; a parcel without lines takes all the rest.
 * @param left unshipped units by line
 * @returns each parcel's lines, or undefined when a parcel would be empty or hold more than is left
 */
export function pack(
  left: ReadonlyMap<string, number>,
  parcels: readonly { lines?: readonly PackedLine[] | undefined }[],
): PackedLine[][] | undefined {
  const rest = new Map([...left].filter(([, quantity]) => quantity > 0))
  const packed: PackedLine[][] = []
  for (const { lines } of parcels) {
    const wanted = new Map<string, number>()
    for (const { lineId, quantity } of lines ?? allOf(rest))
      wanted.set(lineId, (wanted.get(lineId) ?? 0) + quantity)
    if (wanted.size === 0) return undefined
    for (const [lineId, quantity] of wanted) {
      const after = (rest.get(lineId) ?? 0) - quantity
      if (after < 0) return undefined
      rest.set(lineId, after)
    }
    packed.push([...wanted].map(([lineId, quantity]) => ({ lineId, quantity })))
  }
  return packed
}

function allOf(rest: ReadonlyMap<string, number>): PackedLine[] {
  return [...rest].flatMap(([lineId, quantity]) => (quantity > 0 ? [{ lineId, quantity }] : []))
}
