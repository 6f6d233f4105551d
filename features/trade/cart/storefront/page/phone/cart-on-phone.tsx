import { signInHref } from '@hojip/hrefs/accounts'
import { cartHref, prefilledCartHref } from '@hojip/hrefs/cart'
import { useViewer } from '@hojip/platform/page'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense } from 'react'
import type { Cart } from '../../../contract.ts'
import { validLines } from '../../../rules/cart-lines.ts'

const PhoneButton = lazyPart(() =>
  import('@hojip/storefront-kit/storefront/phone').then((module) => ({ default: module.PhoneButton })),
)

/** More lines make a code that phones read badly. */
const mostLines = 10

/**
 * Opens this cart on a phone. An account's is found there by signing in, so its code holds nothing; a visitor's lines
 * are in the code.
 */
export function CartOnPhone({ cart }: { cart: Cart }) {
  const isVisitor = useViewer() === null
  const lines = validLines(cart)
  const href = isVisitor ? prefilledCartHref(lines.slice(0, mostLines)) : signInHref({ redirect: cartHref })
  const note = !isVisitor ? 'cart' : lines.length > mostLines ? 'guestCartPart' : 'guestCart'
  if (lines.length === 0) return null
  return (
    <Suspense fallback={null}>
      <PhoneButton
        href={href}
        note={note}
        className="mt-3.5 flex min-h-9 w-full items-center gap-1.5 border-t border-line pt-2.5 text-13 link"
      />
    </Suspense>
  )
}
