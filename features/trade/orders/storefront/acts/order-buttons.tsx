import { commentHref } from '@hojip/hrefs/comments'
import { trackHref } from '@hojip/hrefs/orders'
import { payHref } from '@hojip/hrefs/payments'
import { useTexts } from '@hojip/platform/page'
import { Button, ButtonLink, MoreMenu, priceText, type ButtonKind, type ButtonSize } from '@hojip/platform/ui'
import type { Order } from '../../contract.ts'
import { shownActs, type BuyersAct } from './shown-acts.ts'
import { ordersTexts } from '../texts.ts'
import type { OrderActs, OwnAct } from './use-order-acts.tsx'

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
  /** Acts to leave out here, e.g. tracking where the traces are shown. */
  without?: BuyersAct
  className?: string
}

/** So many fit on a phone beside the dots, in every language; desktops show all of them. */
const mostOnPhones = 2

const hrefs: Partial<Record<BuyersAct, (order: Order) => string>> = {
  pay: ({ payId }) => payHref(payId),
  track: ({ pkId }) => trackHref(pkId),
  comment: ({ pkId }) => commentHref(pkId),
}

/** What the buyer may do with an order right now: the first button is the main one, the rest is under three dots. */
export function OrderButtons({ order, acts, size, without, className = '' }: OrderButtonsProps) {
  const t = useTexts(ordersTexts)
  const { buttons, more } = shownActs(order, without)
  const hidden = buttons.length + more.length > mostOnPhones ? buttons.slice(mostOnPhones) : []
  const item = (name: BuyersAct, only?: string) => {
    const href = hrefs[name]?.(order)
    const button = { key: name, label: t.actions[name], ...(only && { only }) }
    return href === undefined ? { ...button, onPress: () => acts.act(name as OwnAct) } : { ...button, href }
  }
  const items = [...hidden.map((name) => item(name, 'lg:hidden')), ...more.map((name) => item(name))]
  return (
    <>
      {buttons.map((name, at) => {
        const kind = at > 0 && name === 'confirm' ? undefined : kinds[name]
        const only = hidden.includes(name) ? 'max-lg:hidden' : ''
        const look = {
          kind: kind ?? 'outline',
          size,
          className: `max-lg:whitespace-nowrap ${className} ${only}`,
        } as const
        const href = hrefs[name]?.(order)
        return href === undefined ? (
          <Button key={name} {...look} busy={acts.isRunning(name)} onClick={() => acts.act(name as OwnAct)}>
            {t.actions[name]}
          </Button>
        ) : (
          <ButtonLink key={name} {...look} href={href}>
            {name === 'pay' ? t.payNow(priceText(order.totalMoney)) : t.actions[name]}
          </ButtonLink>
        )
      })}
      {items.length > 0 && (
        <MoreMenu
          label={t.moreActs}
          items={items}
          only={more.length === 0 ? 'lg:hidden' : ''}
          className="self-center lg:size-8"
        />
      )}
    </>
  )
}
