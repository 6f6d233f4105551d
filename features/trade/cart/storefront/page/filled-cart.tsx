import { useNotDelivered, type NotDelivered } from '@hojip/addresses/storefront/not-delivered'
import { fenToYuan } from '@hojip/platform/money'
import { useTexts } from '@hojip/platform/page'
import { HiddenText, Notice, priceText } from '@hojip/platform/ui'
import { useState } from 'react'
import type { Cart, CartLine } from '../../contract.ts'
import { isTicked, tickState, validLines } from '../../rules/cart-lines.ts'
import { cartSums } from '../../rules/cart-sums.ts'
import { CartBar } from './cart-bar.tsx'
import { CartSummary } from './cart-summary.tsx'
import { CartOnPhone } from './phone/cart-on-phone.tsx'
import { CartTools } from './cart-tools.tsx'
import type { CartChanges } from '../contents/cart-view.ts'
import { InvalidGroup } from './invalid-group.tsx'
import { OptionSheet } from './option-sheet.tsx'
import { ShopGroup } from './shop-group.tsx'
import { cartTexts } from '../texts.ts'
import { useCheckOut } from '../contents/use-check-out.ts'
import { useFavouring } from '../contents/use-favouring.ts'
import { useRemoving } from '../contents/use-removing.tsx'

interface FilledCartProps {
  cart: Cart
  changes: CartChanges
  /** Whether the cart is being edited on a phone. */
  managing: boolean
}

/** The shops and their lines, and the sums of the ticked ones. */
export function FilledCart({ cart, changes, managing }: FilledCartProps) {
  const t = useTexts(cartTexts)
  const [optionOf, setOptionOf] = useState<CartLine>()
  const removing = useRemoving(changes)
  const favour = useFavouring(changes)
  const checkOut = useCheckOut(cart, changes)
  const lines = validLines(cart)
  const ticks = tickState(lines)
  const reach = useNotDelivered([...new Set(lines.map(({ goodsId }) => goodsId))])
  const sums = cartSums(cart)
  const all = { ticks, onTickAll: () => changes.tick(lines, ticks !== 'all') }
  const removeTicked = () => removing.remove(lines.filter(isTicked))
  const favourTicked = () => favour(lines.filter(isTicked))
  const clear = () => removing.clear(cart.invalidList)
  const ofLine = {
    onRemove: (line: CartLine) => removing.remove([line]),
    onFavour: (line: CartLine) => favour([line]),
    onOption: setOptionOf,
  }
  return (
    <>
      <div className="grid items-start lg:grid-cols-[minmax(0,1fr)_280px] lg:gap-5 xl:grid-cols-[minmax(0,1fr)_344px]">
        <div className="min-w-0">
          <CartTools
            {...all}
            onFavour={favourTicked}
            onRemove={removeTicked}
            onClear={cart.invalidList.length > 0 ? clear : undefined}
          />
          <FarLines lines={lines} reach={reach} />
          {cart.list.map((shop) => (
            <ShopGroup
              key={shop.shopId}
              shop={shop}
              changes={changes}
              notDelivered={reach.ids}
              managing={managing}
              {...ofLine}
            />
          ))}
          <InvalidGroup lines={cart.invalidList} onClear={clear} {...ofLine} />
        </div>
        <CartSummary sums={sums} isLeaving={checkOut.isLeaving} onCheckOut={checkOut.run}>
          <CartOnPhone cart={cart} />
        </CartSummary>
      </div>
      <CartBar
        sums={sums}
        {...all}
        isLeaving={checkOut.isLeaving}
        onCheckOut={checkOut.run}
        managing={managing && { onRemove: removeTicked, onFavour: favourTicked }}
      />
      <p role="status">
        <HiddenText>{t.totalSaid(priceText(fenToYuan(sums.totalFen)), sums.units)}</HiddenText>
      </p>
      {optionOf && (
        <OptionSheet
          line={optionOf}
          onSave={(goodsSpecId) => changes.changeOption(optionOf, goodsSpecId)}
          onClose={() => setOptionOf(undefined)}
        />
      )}
      {removing.dialog}
    </>
  )
}

/** How many of the ticked lines are not delivered to the reader's place. */
function FarLines({ lines, reach }: { lines: readonly CartLine[]; reach: NotDelivered }) {
  const t = useTexts(cartTexts)
  const far = lines.filter((line) => isTicked(line) && reach.ids.has(line.goodsId))
  if (far.length === 0) return null
  return (
    <div className="mt-2 lg:mt-3">
      <Notice tone="amber">{t.notDelivered(far.length, reach.place)}</Notice>
    </div>
  )
}
