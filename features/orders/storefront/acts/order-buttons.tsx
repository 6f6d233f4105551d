import { commentHref } from '@hojip/hrefs/comments'
import { trackHref } from '@hojip/hrefs/orders'
import { payHref } from '@hojip/hrefs/payments'
import { useTexts } from '@hojip/platform/page'
import { Button, ButtonLink, priceText, type ButtonKind, type ButtonSize } from '@hojip/platform/ui'
import type { Order } from '../../contract.ts'
import { shownActs, type BuyersAct } from './shown-acts.ts'
import { ordersTexts } from '../texts.ts'
import type { OrderActs } from './use-order-acts.tsx'

const kinds: Partial<Record<BuyersAct, ButtonKind>> = {
  pay: 'buy',
  confirm: 'jade',
  comment: 'jade',
  remind: 'jadeLine',
  delete: 'quiet',
}

type OrderButtonsProps = {
  order: Order
  acts: OrderActs
  size: ButtonSize
  /** Buttons to leave out here, e.g. tracking where the traces are shown. */
  without?: BuyersAct
  className?: string
}

/** What the buyer may do with an order right now; the first button is the main one. */
export function OrderButtons({ order, acts, size, without, className }: OrderButtonsProps) {
  const t = useTexts(ordersTexts)
  return shownActs(order, without).map((name, at) => {
    const kind = at > 0 && name === 'confirm' ? undefined : kinds[name]
    const look = { kind: kind ?? 'outline', size, ...(className ? { className } : {}) } as const
    if (name === 'pay')
      return (
        <ButtonLink key={name} {...look} href={payHref(order.payId)}>
          {t.payNow(priceText(order.totalMoney))}
        </ButtonLink>
      )
    if (name === 'track')
      return (
        <ButtonLink key={name} {...look} href={trackHref(order.pkId)}>
          {t.actions.track}
        </ButtonLink>
      )
    if (name === 'comment')
      return (
        <ButtonLink key={name} {...look} href={commentHref(order.pkId)}>
          {t.actions.comment}
        </ButtonLink>
      )
    return (
      <Button key={name} {...look} busy={acts.isRunning(name)} onClick={() => acts.act(name)}>
        {t.actions[name]}
      </Button>
    )
  })
}
