import type { Cart, CartLine } from '../../contract.ts'

/** The changes to a cart, whether a user's or a visitor's. */
export interface CartChanges {
  setNum: (line: CartLine, goodsNum: number) => void
  tick: (lines: readonly CartLine[], ticked: boolean) => void
  remove: (lines: readonly CartLine[]) => void
  /**
   * Moves lines to the favourites; resolves to a function that undoes it, or undefined when it was refused or a visitor
   * has to sign in first.
   */
  toFavourites: (lines: readonly CartLine[]) => Promise<(() => void) | undefined>
  /** Restores a line that was just removed. */
  restore: (line: CartLine) => void
  /** Resolves to true when the line has the option. */
  changeOption: (line: CartLine, goodsSpecId: string) => Promise<boolean>
  /** Resolves when the server has received all changes shown. */
  settled: () => Promise<void>
}

export type CartView =
  | { state: 'waiting' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; cart: Cart; changes: CartChanges }
