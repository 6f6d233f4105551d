import { loginHref, toast, useNavigate, useTexts, useViewer } from '@hojip/platform/page'
import { useState } from 'react'
import type { Cart } from '../contract.ts'
import { isShort, isTicked, validLines } from '../rules/cart-lines.ts'
import type { CartChanges } from './cart-view.ts'
import { cartTexts } from './texts.ts'

/**
 * The way on. A visitor signs in first and comes back to the cart, which then also holds what the user had
 * before: what is bought is chosen in sight of everything.
 */
export const useCheckOut = (cart: Cart, changes: CartChanges): { run: () => void; isLeaving: boolean } => {
  const t = useTexts(cartTexts)
  const navigate = useNavigate()
  const signedIn = useViewer() !== null
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    if (validLines(cart).some((line) => isTicked(line) && isShort(line))) return toast('error', t.shortChosen)
    if (!signedIn) return navigate(loginHref('/cart'))
    setLeaving(true)
    await changes.settled()
    navigate('/cart/confirm')
    setLeaving(false)
  }
  return { run: () => void leave(), isLeaving }
}
