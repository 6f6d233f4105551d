import { fenOf, fenToYuan } from '@hojip/platform/money'
import type { WireChange } from '../contract.ts'
import type { BulkChange } from './bulk-change.ts'

/** `-12.5` → -1250, by string arithmetic. */
function hundredthsOf(text: string): number {
  const size = fenOf(text.replace('-', ''))
  return text.startsWith('-') ? -size : size
}

export function changeOfWire(change: WireChange): BulkChange {
  switch (change.type) {
    case 'onSale':
    case 'deleted':
    case 'freight':
    case 'category':
      return change
    case 'pricePercent':
      return { type: change.type, hundredths: hundredthsOf(change.percent), roundTo: change.roundTo }
    case 'priceAmount':
      return { type: change.type, fen: hundredthsOf(change.amount), roundTo: change.roundTo }
    case 'stockSet':
    case 'stockAdd':
      return { type: change.type, units: change.stock }
  }
}

export function wireOfChange(change: BulkChange): WireChange {
  switch (change.type) {
    case 'onSale':
    case 'deleted':
    case 'freight':
    case 'category':
      return change
    case 'pricePercent':
      return { type: change.type, percent: fenToYuan(change.hundredths), roundTo: change.roundTo }
    case 'priceAmount':
      return { type: change.type, amount: fenToYuan(change.fen), roundTo: change.roundTo }
    case 'stockSet':
    case 'stockAdd':
      return { type: change.type, stock: change.units }
  }
}
