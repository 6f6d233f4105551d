import { cartHref } from '@hojip/hrefs/cart'
import { toast, useNavigate, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Dialog } from '@hojip/platform/ui'
import { useState, type ReactNode } from 'react'
import { ordersTexts } from '../texts.ts'

interface NotAdded {
  orderGoodsId: string
  goodsName: string
  goodsSpec: string
  reason: string
}

interface BuyingAgain {
  buyAgain: (orderIds: readonly string[]) => Promise<void>
  isRunning: boolean
  /** Has to be rendered beside the button. */
  dialog: ReactNode
}

/**
 * Puts the products of orders into the cart again and opens the cart; those that could not be added are
 * listed with the reason.
 */
export function useBuyAgain(): BuyingAgain {
  const t = useTexts(ordersTexts)
  const navigate = useNavigate()
  const [left, setLeft] = useState<{ failed: NotAdded[]; added: number }>()
  const write = useWrite('POST /bizOrder/buyAgain', {
    refreshes: ['POST /appUserCart/queryByUserId', 'POST /appUserCart/queryCount'],
  })
  const buyAgain = async (orderIds: readonly string[]) => {
    let added = 0
    const failed: NotAdded[] = []
    for (const orderId of orderIds) {
      const answer = await write.ask({ orderId })
      added += answer?.added ?? 0
      failed.push(...(answer?.failed ?? []))
    }
    if (failed.length > 0) return setLeft({ failed, added })
    if (added === 0) return
    toast('success', t.putBack(added))
    navigate(cartHref)
  }
  const close = () => setLeft(undefined)
  const dialog = left && <LeftDialog {...left} onClose={close} onCart={() => navigate(cartHref)} />
  return { buyAgain, isRunning: write.isRunning, dialog }
}

interface LeftDialogProps {
  failed: readonly NotAdded[]
  added: number
  onClose: () => void
  onCart: () => void
}

function LeftDialog({ failed, added, onClose, onCart }: LeftDialogProps) {
  const t = useTexts(ordersTexts)
  return (
    <Dialog title={added > 0 ? t.notAllTitle : t.noneTitle} onClose={onClose}>
      {added > 0 && <p className="mb-3 text-ink-2">{t.putBack(added)}</p>}
      <ul className="border-t border-line">
        {failed.map(({ orderGoodsId, goodsName, goodsSpec, reason }) => (
          <li key={orderGoodsId} className="border-b border-line py-2.5">
            <span className="block">{[goodsName, goodsSpec].filter(Boolean).join(' · ')}</span>
            <span className="text-13 text-crimson">{reason}</span>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex gap-2.5 *:flex-1">
        <Button className="min-h-11!" onClick={onClose}>
          {t.understood}
        </Button>
        {added > 0 && (
          <Button kind="jade" className="min-h-11!" onClick={onCart}>
            {t.toCart}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
