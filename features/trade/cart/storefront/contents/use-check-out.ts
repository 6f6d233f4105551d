import { confirmHref } from '@hojip/hrefs/checkout'
import { loginHref, toast, useNavigate, useTexts, useViewer } from '@hojip/platform/page'
import { useState } from 'react'
import type { Cart } from '../../contract.ts'
import { isShort, isTicked, validLines } from '../../rules/cart-lines.ts'
import type { CartChanges } from './cart-view.ts'
import { cartTexts } from '../texts.ts'

/**
 * Goes on to the confirm page. A visitor signs in on the way; the confirm page then shows everything ticked: the merged
 * lines, and those the user had ticked before.
 */
export function useCheckOut(cart: Cart, changes: CartChanges): { run: () => void; isLeaving: boolean } {
  const t = useTexts(cartTexts)
  const navigate = useNavigate()
  const signedIn = useViewer() !== null
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    if (validLines(cart).some((line) => isTicked(line) && isShort(line))) return toast('error', t.shortChosen)
    if (!signedIn) return navigate(loginHref(confirmHref))
    setLeaving(true)
    await changes.settled()
    navigate(confirmHref)
    setLeaving(false)
  }
  return { run: () => void leave(), isLeaving }
}
