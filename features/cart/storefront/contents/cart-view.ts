import type { Cart, CartLine } from '../../contract.ts'

/** What can be done to a cart, whoever's it is. */
export interface CartChanges {
  setNum: (line: CartLine, goodsNum: number) => void
  tick: (lines: readonly CartLine[], ticked: boolean) => void
  remove: (lines: readonly CartLine[]) => void
  /**
   * Moves lines to the favourites; gives how to take that back, or undefined when it was refused or a visitor has to sign
   * in first.
   */
  toFavourites: (lines: readonly CartLine[]) => Promise<(() => void) | undefined>
  /** Puts back what was just removed. */
  restore: (line: CartLine) => void
  /** Resolves to true when the line has the option. */
  changeOption: (line: CartLine, goodsSpecId: string) => Promise<boolean>
  /** Resolves when the server knows everything that is shown. */
  settled: () => Promise<void>
}

export type CartView =
  | { state: 'waiting' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; cart: Cart; changes: CartChanges }
