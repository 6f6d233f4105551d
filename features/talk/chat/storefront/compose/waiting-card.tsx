import { useTexts } from '@hojip/platform/page'
import { Button, closeIcon, IconButton, Picture, Price } from '@hojip/platform/ui'
import type { ChatCard } from '../../contract.ts'
import { chatTexts } from '../texts.ts'

interface WaitingCardProps {
  card: ChatCard
  onSend: () => void
  onDismiss: () => void
}

/** The order or product that the shopper comes from. It is sent only when they press the button. */
export function WaitingCard({ card, onSend, onDismiss }: WaitingCardProps) {
  const t = useTexts(chatTexts)
  const { order, goods: product } = card
  const shown = order
    ? { title: t.orderNumber(order.orderCode), price: order.totalMoney, send: t.sendOrder }
    : product && { title: product.goodsName, price: product.price, send: t.sendProduct }
  if (!shown) return null
  const picture = order?.goodsPics[0] ?? product?.goodsPic ?? ''
  return (
    <section
      aria-label={t.waitingCard}
      className="grid flex-none grid-cols-[44px_minmax(0,1fr)_auto_auto] items-center gap-2.5 border-b border-line bg-surface px-3 py-2 text-13 lg:mx-6 lg:mb-2.5 lg:rounded-lg lg:border-b-0 lg:shadow-e-1"
    >
      <Picture of={picture} alt="" sizes="44px" className="size-11 rounded-sm" />
      <p className="grid gap-0.5">
        <bdi className="truncate">{shown.title}</bdi>
        <Price value={shown.price} size="sm" {...(order ? { tone: 'ink' as const, exact: true } : {})} />
      </p>
      <Button kind="jadeLine" size="sm" onClick={onSend} className="max-lg:min-h-11!">
        {shown.send}
      </Button>
      <IconButton of={closeIcon} size={16} label={t.dismissCard} onClick={onDismiss} className="lg:size-8!" />
    </section>
  )
}
