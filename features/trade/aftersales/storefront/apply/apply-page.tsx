import { applicationHref } from '@hojip/hrefs/aftersales'
import { orderHref } from '@hojip/hrefs/orders'
import { useCall, useNavigate, usePage, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { ActionBar, Button, ButtonLink, Checkbox, EmptyState, Notice } from '@hojip/platform/ui'
import { useEffect, useState } from 'react'
import type { RefundableOrder } from '../../contract.ts'
import { ApplyLine } from './apply-line.tsx'
import { Panel } from '../../parts/panel.tsx'
import { refundableInput } from '../refund-search.ts'
import { refundTexts } from '../texts.ts'
import { WizardHead } from './wizard-head.tsx'

/** With the number of the order, since applications for several orders may be open beside each other. */
export function head({ locale, data }: HeadInput<RefundableOrder>): PageHead {
  return { title: `${refundTexts[locale].wizard} ${data.orderCode}`, noIndex: true }
}

/** The specification's rule: the common button needs at least two lines. */
const leastTogether = 2

export function Page() {
  const t = useTexts(refundTexts)
  const orderId = usePage('/orders/$id/applyRefund').params.id
  const order = useCall('GET /bizGoodsRefund/queryRefundable', refundableInput(orderId, ''))
  const navigate = useNavigate()
  // With only one line there is nothing to choose: go to the form at once.
  const [only] = order.lines
  const toForm = order.lines.length === 1 && only?.canRefund ? only.orderGoodsId : undefined
  useEffect(() => {
    if (toForm) navigate(applicationHref(orderId, [{ id: toForm, units: undefined }]), { replace: true })
  }, [toForm, orderId, navigate])
  const isAny = order.lines.some(({ canRefund, refundId }) => canRefund || refundId)
  return (
    <>
      <WizardHead orderId={orderId} orderCode={order.orderCode} title={t.chooseTitle} step={0} />
      <div className="wrap pb-4 lg:pb-8">
        {isAny ? (
          <Choosing order={order} />
        ) : (
          <div className="card">
            <EmptyState
              title={t.nothingToRefund}
              text={order.lines.find(({ whyNot }) => whyNot)?.whyNot}
              action={
                <ButtonLink href={orderHref(orderId)} className="min-h-11!">
                  {t.backToOrder}
                </ButtonLink>
              }
            />
          </div>
        )}
      </div>
    </>
  )
}

/** The ticked lines with their units, and how often the button was pressed with too few of them. */
function useChoosing(order: RefundableOrder) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [units, setUnits] = useState<Readonly<Record<string, number>>>({})
  const [tooFew, setTooFew] = useState(0)
  const open = order.lines.filter(({ canRefund }) => canRefund)
  const ticked = open.filter(({ orderGoodsId }) => chosen.includes(orderGoodsId))
  const unitsOf = (id: string, max: number) => Math.min(units[id] ?? max, max)
  const tick = (ids: readonly string[]) => {
    setChosen(ids)
    setTooFew(0)
  }
  const apply = () => {
    if (ticked.length < leastTogether) return setTooFew(tooFew + 1)
    const lines = ticked.map(({ orderGoodsId: id, maxNum }) => ({ id, units: unitsOf(id, maxNum) }))
    return navigate(applicationHref(order.orderId, lines))
  }
  const count = (id: string, value: number) => setUnits({ ...units, [id]: value })
  return { chosen, open, ticked, tooFew, unitsOf, tick, count, apply }
}

function Choosing({ order }: { order: RefundableOrder }) {
  const t = useTexts(refundTexts)
  const { chosen, open, ticked, tooFew, unitsOf, tick, count, apply } = useChoosing(order)
  const all = open.length > 0 && ticked.length === open.length
  const tickAll = (
    <Checkbox
      checked={all}
      mixed={!all && ticked.length > 0}
      onChange={() => tick(all ? [] : open.map(({ orderGoodsId }) => orderGoodsId))}
    >
      {t.chooseAll}
    </Checkbox>
  )
  const button = (
    <Button kind="jade" className="min-h-11! max-lg:ml-auto max-lg:rounded-full!" onClick={apply}>
      {t.applyTogether(ticked.length)}
    </Button>
  )
  return (
    <>
      <Panel title={t.productTitle}>
        <p className="-mt-2 mb-4 text-13 text-ink-2">{t.chooseHint}</p>
        <ul className="grid divide-y divide-line">
          {order.lines.map((line) => (
            <ApplyLine
              key={line.orderGoodsId}
              line={line}
              orderId={order.orderId}
              ticked={chosen.includes(line.orderGoodsId)}
              onTick={(on) =>
                tick(on ? [...chosen, line.orderGoodsId] : chosen.filter((id) => id !== line.orderGoodsId))
              }
              units={unitsOf(line.orderGoodsId, line.maxNum)}
              onUnits={(value) => count(line.orderGoodsId, value)}
            />
          ))}
        </ul>
        {tooFew > 0 && (
          <div key={tooFew} className="mt-3">
            <Notice tone="crimson" live>
              {t.oneMore}
            </Notice>
          </div>
        )}
        <div className="mt-4 flex items-center justify-between border-t border-line pt-4 max-lg:hidden">
          {tickAll}
          <span className="flex items-center gap-4">
            <span className="text-13 text-ink-3">{t.chosen(ticked.length)}</span>
            {button}
          </span>
        </div>
      </Panel>
      <ActionBar>
        {tickAll}
        {button}
      </ActionBar>
    </>
  )
}
