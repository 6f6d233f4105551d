import { fenToYuan, sumFen, yuanToFen, type Fen } from '@hojip/platform/money'
import type { Cart, CartLine } from '../contract.ts'

/** The wire's yuan as fen; the contract guarantees the format. */
export function fenOf(yuan: string): Fen {
  return yuanToFen(yuan) ?? 0
}

/** All lines that can be bought, shop by shop. */
export function validLines(cart: Cart): CartLine[] {
  return cart.list.flatMap((shop) => shop.goods)
}

export function isTicked(line: Pick<CartLine, 'isCheck'>): boolean {
  return line.isCheck === '1'
}

export type TickState = 'all' | 'some' | 'none'

/** The state of the checkbox above some lines. */
export function tickState(lines: readonly Pick<CartLine, 'isCheck'>[]): TickState {
  const ticked = lines.filter(isTicked).length
  if (ticked === 0) return 'none'
  return ticked === lines.length ? 'all' : 'some'
}

export function lineFen(line: Pick<CartLine, 'goodsPrice' | 'goodsNum'>): Fen {
  return fenOf(line.goodsPrice) * line.goodsNum
}

/** How much the price has changed since the line was added; 0 when it has not. */
export function priceChangeFen(line: Pick<CartLine, 'goodsPrice' | 'priceWhenAdded'>): Fen {
  return fenOf(line.goodsPrice) - fenOf(line.priceWhenAdded)
}

/** At this stock or lower the page shows the number. */
export const lowStock = 10

export function isShort(line: Pick<CartLine, 'goodsNum' | 'stock'>): boolean {
  return line.goodsNum > line.stock
}

/** The cart with some lines changed or, where `change` returns undefined, removed; updates the sums. */
function mapLines(cart: Cart, change: (line: CartLine) => CartLine | undefined): Cart {
  const changed = (lines: readonly CartLine[]) => lines.flatMap((line) => change(line) ?? [])
  const list = cart.list
    .map((shop) => ({ ...shop, goods: changed(shop.goods) }))
    .filter((shop) => shop.goods.length > 0)
  const invalidList = changed(cart.invalidList)
  const lines = list.flatMap((shop) => shop.goods)
  return {
    list,
    invalidList,
    kinds: lines.length + invalidList.length,
    checkedMoney: fenToYuan(sumFen(lines.filter(isTicked).map(lineFen))),
  }
}

export function withQuantity(cart: Cart, pkId: string, goodsNum: number): Cart {
  return mapLines(cart, (line) => (line.pkId === pkId ? { ...line, goodsNum } : line))
}

export function withTicks(cart: Cart, pkIds: readonly string[], isCheck: '0' | '1'): Cart {
  return mapLines(cart, (line) => (pkIds.includes(line.pkId) ? { ...line, isCheck } : line))
}

export function without(cart: Cart, pkIds: readonly string[]): Cart {
  return mapLines(cart, (line) => (pkIds.includes(line.pkId) ? undefined : line))
}

interface OwnLine {
  goodsSpecId: string
  goodsNum: number
  isCheck?: '0' | '1'
}

/**
 * A priced cart with a visitor's own quantities and ticks, which change in the browser without a request; lines that
 * the visitor has removed are left out.
 */
export function withOwnLines(priced: Cart, own: readonly OwnLine[]): Cart {
  const bySku = new Map(own.map((line) => [line.goodsSpecId, line]))
  return mapLines(priced, (line) => {
    const mine = bySku.get(line.goodsSpecId)
    return mine && { ...line, goodsNum: mine.goodsNum, isCheck: mine.isCheck ?? '1' }
  })
}
