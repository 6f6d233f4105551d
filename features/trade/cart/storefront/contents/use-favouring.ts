import { toast, useTexts } from '@hojip/platform/page'
import type { CartLine } from '../../contract.ts'
import type { CartChanges } from './cart-view.ts'
import { cartTexts } from '../texts.ts'

/** Moves lines to the favourites at once, and offers to undo it. */
export function useFavouring(changes: CartChanges): (lines: readonly CartLine[]) => void {
  const t = useTexts(cartTexts)
  const move = async (lines: readonly CartLine[]) => {
    const undo = await changes.toFavourites(lines)
    if (undo) toast('success', t.movedToSaved(lines.length), { label: t.undo, run: undo })
  }
  return (lines) => {
    if (lines.length > 0) void move(lines)
  }
}
