import { useTexts } from '@hojip/platform/page'
import { Button, Dialog, HiddenText, Price, priceText } from '@hojip/platform/ui'
import type { Preview } from '../../contract.ts'
import { previewChanges } from '../../rules/preview-changes.ts'
import { checkoutTexts } from '../texts.ts'

interface PriceChangeDialogProps {
  before: Preview
  after: Preview
  onAccept: () => void
  onClose: () => void
}

/** Lists the prices that changed since the preview. The buyer orders at the new total, or does not order. */
export function PriceChangeDialog({ before, after, onAccept, onClose }: PriceChangeDialogProps) {
  const t = useTexts(checkoutTexts)
  const moved = (from: string, to: string) => (
    <span className="flex items-baseline gap-2 whitespace-nowrap">
      <s className="figures text-13 font-medium text-ink-3">
        <HiddenText>{`${t.was} `}</HiddenText>
        {priceText(from)}
      </s>
      <HiddenText>{`${t.now} `}</HiddenText>
      <Price value={to} size="sm" exact />
    </span>
  )
  return (
    <Dialog
      role="alertdialog"
      title={t.changedTitle}
      onClose={onClose}
      footer={
        <div className="grid grid-cols-2 gap-2.5">
          <Button className="min-h-11!" onClick={onClose}>
            {t.goBack}
          </Button>
          <Button kind="buy" className="min-h-11!" onClick={onAccept}>
            {t.accept(priceText(after.totalMoney))}
          </Button>
        </div>
      }
    >
      <p className="text-ink-2">{t.changedText}</p>
      <ul className="mt-3 border-t border-line">
        {previewChanges(before, after).map((change) => (
          <li
            key={`${change.of} ${change.id}`}
            className="flex items-baseline justify-between gap-4 border-b border-line py-2.5"
          >
            <span>
              {change.of === 'shipping' ? t.shippingFrom(change.name) : change.name}
              {change.option && <span className="ml-1.5 text-12 text-ink-3">{change.option}</span>}
            </span>
            {moved(change.from, change.to)}
          </li>
        ))}
      </ul>
      <p className="mt-3 flex items-baseline justify-between font-bold">
        {t.changedTotal}
        {moved(before.totalMoney, after.totalMoney)}
      </p>
    </Dialog>
  )
}
