import { useRefundsWait } from '@hojip/orders/parts/use-refunds-wait'
import { sentenceOf } from '@hojip/platform/client'
import { yuanToFen } from '@hojip/platform/money'
import { runtimeTexts, toast, useLazyCall, useTexts, useWrite } from '@hojip/platform/page'
import {
  Dialog,
  EmptyState,
  Notice,
  priceText,
  RadioCard,
  Skeleton,
  Stepper,
  TextArea,
  TextInput,
} from '@hojip/platform/ui'
import { useState } from 'react'
import type { OfferableOrder } from '../../contract.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import { isAmount } from '../acts/shop-input.ts'
import { shopOfferTexts } from './texts.ts'

type Line = OfferableOrder['lines'][number]
/** The lines of which something can be offered. */
type OpenLines = readonly [Line, ...Line[]]
type OfferDialogProps = { orderId: string; onClose: () => void }

/** The shop offers the buyer a refund of units of one line, who answers in the conversation. */
export function OfferDialog({ orderId, onClose }: OfferDialogProps) {
  const t = useTexts(shopOfferTexts)
  const { data, error, refetch } = useLazyCall(
    'GET /bizConsole/queryOfferable',
    { orderId },
    { freshForMs: 0, live: ['order', 'refund'] },
  )
  const lines = data?.lines ?? []
  const [first, ...others] = lines.filter(({ ways }) => ways.length > 0)
  if (first && data)
    return <OfferForm orderId={orderId} payType={data.payType} open={[first, ...others]} onClose={onClose} />
  return (
    <Dialog title={t.title} onClose={onClose} sheet>
      {data ? (
        <EmptyState title={t.nothing} text={<Reasons lines={lines} />} />
      ) : error ? (
        <Notice tone="crimson" live>
          {t.failed}{' '}
          <button type="button" onClick={refetch} className="min-h-6 underline">
            {t.retry}
          </button>
        </Notice>
      ) : (
        <Skeleton className="h-60 w-full" />
      )}
    </Dialog>
  )
}

/** Why nothing can be offered, line by line. */
function Reasons({ lines }: { lines: readonly Line[] }) {
  const t = useTexts(shopOfferTexts)
  return (
    <>
      {lines.map(({ orderGoodsId, goods, whyNot, offer }) => (
        <span key={orderGoodsId} className="block">
          <bdi>{goods.goodsName}</bdi>: {offer ? t.waits : whyNot}
        </span>
      ))}
    </>
  )
}

/** What is chosen, with what the server allows for it. */
function useChoice(open: OpenLines) {
  const [lineId, setLineId] = useState(open[0].orderGoodsId)
  const [receiving, setReceiving] = useState<0 | 1>()
  const [wanted, setWanted] = useState(1)
  const line = open.find((one) => one.orderGoodsId === lineId) ?? open[0]
  const way = line.ways.find(({ receivingStatus }) => receivingStatus === receiving) ?? line.ways.at(-1)!
  const { refundNum, maxMoney, isWholeOnly } = way.units[Math.min(wanted, way.units.length) - 1]!
  return { open, line, way, refundNum, maxMoney, isWholeOnly, setLineId, setReceiving, setWanted }
}

type OfferFormProps = OfferDialogProps & Pick<OfferableOrder, 'payType'> & { open: OpenLines }

function OfferForm({ orderId, payType, open, onClose }: OfferFormProps) {
  const t = useTexts(shopOfferTexts)
  const { notDone } = useTexts(runtimeTexts)
  const doesWait = useRefundsWait(payType)
  const choice = useChoice(open)
  const { line, way, refundNum, maxMoney, isWholeOnly } = choice
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)
  const offer = useWrite('POST /bizConsole/offerRefund', {
    quiet: true,
    refreshes: ['GET /bizConsole/queryOfferable', 'POST /bizConsole/chat/queryCustomer'],
    onSuccess: () => {
      toast('success', t.done)
      onClose()
    },
  })
  const money = isWholeOnly ? maxMoney : typed
  const problem = moneyProblem(money, maxMoney)
  const { error } = offer
  const submit = () => {
    setTried(true)
    if (problem) return
    offer.run({
      orderId,
      orderGoodsId: line.orderGoodsId,
      receivingStatus: way.receivingStatus,
      refundNum,
      refundMoney: money,
      content: words.trim(),
    })
  }
  return (
    <ActDialog
      title={t.title}
      follows={doesWait ? t.followsWaits : t.follows}
      yes={t.title}
      busy={offer.isRunning}
      problem={error ? sentenceOf(error, notDone) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Choices choice={choice} />
      <TextInput
        label={t.money}
        hint={isWholeOnly ? t.wholeOnly : t.most(priceText(maxMoney, true))}
        inputMode="decimal"
        value={money}
        readOnly={isWholeOnly}
        maxLength={13}
        error={isTried && problem ? t.wrong[problem] : undefined}
        onChange={(event) => setTyped(event.target.value.trim())}
      />
      <TextArea
        label={t.words}
        maxLength={200}
        rows={2}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </ActDialog>
  )
}

function moneyProblem(money: string, maxMoney: string): 'money' | 'tooMuch' | undefined {
  if (!isAmount(money)) return 'money'
  const [fen, mostFen] = [yuanToFen(money) ?? 0, yuanToFen(maxMoney) ?? 0]
  return fen > mostFen ? 'tooMuch' : undefined
}

/** Line, whether the buyer has the product, and the number of units. */
function Choices({ choice }: { choice: ReturnType<typeof useChoice> }) {
  const t = useTexts(shopOfferTexts)
  const { open, line, way, refundNum, setLineId, setReceiving, setWanted } = choice
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-13 font-medium">{t.line}</legend>
        {open.map(({ orderGoodsId, goods }) => (
          <RadioCard
            key={orderGoodsId}
            name="line"
            checked={orderGoodsId === line.orderGoodsId}
            onChange={() => setLineId(orderGoodsId)}
          >
            <bdi className="line-clamp-1 text-13">{goods.goodsName}</bdi>
            <span className="text-12 text-ink-3">
              {goods.goodsSpec} · {t.paid(priceText(goods.payMoney, true), goods.goodsNum)}
            </span>
          </RadioCard>
        ))}
      </fieldset>
      {line.ways.length > 1 && (
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-13 font-medium">{t.receiving}</legend>
          {line.ways.map(({ receivingStatus }) => (
            <RadioCard
              key={receivingStatus}
              name="receiving"
              checked={receivingStatus === way.receivingStatus}
              onChange={() => setReceiving(receivingStatus)}
            >
              <span className="text-13">{t.receivings[receivingStatus]}</span>
            </RadioCard>
          ))}
        </fieldset>
      )}
      {way.units.length > 1 && (
        <div className="flex items-center justify-between gap-3 text-13">
          <span className="font-medium">{t.units}</span>
          <Stepper value={refundNum} max={way.units.length} label={t.units} onChange={setWanted} />
        </div>
      )}
    </>
  )
}
