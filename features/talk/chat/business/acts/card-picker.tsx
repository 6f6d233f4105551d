import { useTexts } from '@hojip/platform/page'
import { Button, Dialog, EmptyState, inputStyle, Picture, priceText, Skeleton } from '@hojip/platform/ui'
import { useState, type ReactNode } from 'react'
import type { ChatCustomer } from '../../contract.ts'
import type { Picking } from '../composer/toolbar.tsx'
import { answeringTexts, useOwnTexts } from '../texts.ts'
import { useProductChoices, type Choice } from './product-choices.ts'

type CardPickerProps = {
  picking: Picking
  customer: ChatCustomer | undefined
  onSend: (type: 4 | 5, id: string) => void
  onClose: () => void
}

/** Chooses an order of the shopper or a product of the shop, and sends its card. */
export function CardPicker({ picking, ...props }: CardPickerProps) {
  return picking === 'order' ? <OrderPicker {...props} /> : <ProductPicker {...props} />
}

type PickerProps = Omit<CardPickerProps, 'picking'>

function OrderPicker({ customer, onSend, onClose }: PickerProps) {
  const t = useOwnTexts()
  const choices = (customer?.orders ?? []).flatMap(({ order }): Labelled[] => {
    if (!order) return []
    const { orderId: id, orderCode, goodsName: name, goodsPics, totalMoney } = order
    const text = `${orderCode} · ${priceText(totalMoney, true)}`
    return [{ id, name, picture: goodsPics[0] ?? '', text, label: t.sendOrderCard(orderCode) }]
  })
  return (
    <Dialog title={t.chooseOrder} onClose={onClose} sheet>
      {choices.length === 0 && <EmptyState title={t.noOrders} />}
      <Choices choices={choices} onPick={(id) => onSend(4, id)} onClose={onClose} />
    </Dialog>
  )
}

function ProductPicker({ customer, onSend, onClose }: PickerProps) {
  const t = useTexts(answeringTexts)
  const [words, setWords] = useState('')
  const { choices, isLooking, isFailed, retry } = useProductChoices(customer, words)
  const labelled = choices.map((one) => ({
    ...one,
    text: one.text && priceText(one.text),
    label: t.sendProductCard(one.name),
  }))
  return (
    <Dialog title={t.chooseProduct} onClose={onClose} sheet>
      <input
        type="search"
        aria-label={t.searchProducts}
        placeholder={t.searchProducts}
        maxLength={100}
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        className={inputStyle}
      />
      <p role="status" className="sr-only">
        {isLooking ? '' : t.productsFound(choices.length)}
      </p>
      {isFailed && (
        <p role="alert" className="flex items-center gap-2 py-3 text-13 text-ink-2">
          {t.failed}
          <Button size="sm" onClick={retry}>
            {t.retry}
          </Button>
        </p>
      )}
      {isLooking && choices.length === 0 && <Skeleton className="mt-3 h-40 w-full" />}
      {!isLooking && !isFailed && choices.length === 0 && <EmptyState title={t.noProducts} />}
      <Choices choices={labelled} onPick={(id) => onSend(5, id)} onClose={onClose} />
    </Dialog>
  )
}

type Labelled = Choice & { label: string }
type ChoicesProps = { choices: readonly Labelled[]; onPick: (id: string) => void; onClose: () => void }

function Choices({ choices, onPick, onClose }: ChoicesProps): ReactNode {
  const t = useTexts(answeringTexts)
  return (
    <ul className="grid">
      {choices.map(({ id, name, picture, text, label }) => (
        <li
          key={id}
          className="grid grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-2.5 last:border-b-0"
        >
          <Picture of={picture} alt="" sizes="48px" className="size-12 rounded-md" />
          <span className="min-w-0 text-13">
            <bdi className="line-clamp-2">{name}</bdi>
            {text && <span className="figures block truncate text-12 text-ink-3">{text}</span>}
          </span>
          <Button
            size="sm"
            className="max-lg:min-h-11!"
            aria-label={label}
            onClick={() => {
              onPick(id)
              onClose()
            }}
          >
            {t.sendCard}
          </Button>
        </li>
      ))}
    </ul>
  )
}
