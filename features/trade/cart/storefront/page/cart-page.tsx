import { useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Button, EmptyState, TitleBar } from '@hojip/platform/ui'
import { useEffect, useState } from 'react'
import { cartSums } from '../../rules/cart-sums.ts'
import { CartSkeleton } from './cart-skeleton.tsx'
import type { CartView } from '../contents/cart-view.ts'
import { EmptyCart } from './empty-cart.tsx'
import { FilledCart } from './filled-cart.tsx'
import { rememberCart } from '../contents/offline/offline-cart.ts'
import { cartTexts } from '../texts.ts'
import { useCart } from '../contents/use-cart.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: cartTexts[locale].title, noIndex: true }
}

/** The cart of a visitor or a user. */
export function Page() {
  const t = useTexts(cartTexts)
  const view = useCart()
  const [managing, setManaging] = useState(false)
  const cart = view.state === 'ready' ? view.cart : undefined
  const kinds = cart?.kinds ?? 0
  useEffect(() => {
    if (cart) rememberCart(cart, Date.now())
  }, [cart])
  const manage = kinds > 0 && (
    <Button
      kind="quiet"
      className="min-h-11! min-w-11"
      aria-pressed={managing}
      onClick={() => setManaging(!managing)}
    >
      {managing ? t.done : t.manage}
    </Button>
  )
  return (
    <>
      <TitleBar title={kinds > 0 ? t.titleWith(kinds) : t.title} actions={manage} />
      <div className="wrap pb-10 max-lg:px-3">
        <header className="flex items-baseline gap-3.5 lg:pt-5 lg:pb-3.5">
          <h1 className="text-24 font-bold max-lg:sr-only">{t.title}</h1>
          {view.state === 'ready' && kinds > 0 && (
            <p className="text-13 text-ink-3 max-lg:hidden">{t.counts(kinds, cartSums(view.cart).units)}</p>
          )}
        </header>
        <CartBody view={view} managing={managing} />
      </div>
    </>
  )
}

function CartBody({ view, managing }: { view: CartView; managing: boolean }) {
  const t = useTexts(cartTexts)
  if (view.state === 'waiting') return <CartSkeleton />
  if (view.state === 'failed')
    return (
      <section className="mt-2 card lg:mt-0">
        <EmptyState
          title={t.failedTitle}
          text={t.failedText}
          action={<Button onClick={view.retry}>{t.again}</Button>}
        />
      </section>
    )
  if (view.cart.kinds === 0) return <EmptyCart />
  return <FilledCart cart={view.cart} changes={view.changes} managing={managing} />
}
