export interface PackedOrder {
  code: string
  lines: readonly { skuId: string; code: string; left: number }[]
}

export interface PickRow {
  skuId: string
  /** The SKU's. */
  code: string
  units: number
  /** The orders that need it, in the order of the packing. */
  orders: { code: string; units: number }[]
}

const inOrder = new Intl.Collator('en', { numeric: true })

/** What has to be fetched for these orders, by SKU: in the order of their codes, as shelves are labelled. */
export function pickRows(orders: readonly PackedOrder[]): PickRow[] {
  const rows = new Map<string, PickRow>()
  for (const { code, lines } of orders)
    for (const { skuId, code: ofSku, left } of lines) {
      if (left <= 0) continue
      const row = rows.get(skuId) ?? { skuId, code: ofSku, units: 0, orders: [] }
      row.units += left
      const last = row.orders.at(-1)
      if (last?.code === code) last.units += left
      else row.orders.push({ code, units: left })
      rows.set(skuId, row)
    }
  return [...rows.values()].toSorted((a, b) => inOrder.compare(a.code, b.code))
}
