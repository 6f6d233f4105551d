import { useTexts } from '@hojip/platform/page'
import { priceText, Select, TextArea, TextInput } from '@hojip/platform/ui'
import { PictureUploader } from '@hojip/uploads/parts'
import { channelTexts } from '@hojip/policy/channels'
import { wayBackOf } from '../refund-head.ts'
import { Panel } from '../../parts/panel.tsx'
import { refundTexts } from '../texts.ts'
import type { Application } from './use-application.ts'

const longest = 200

/** The fields for reason, description, pictures, amount and contact. */
export function FieldsPanel({ form }: { form: Application }) {
  const t = useTexts(refundTexts)
  const channels = useTexts(channelTexts)
  const { draft, change, problems, idOf } = form
  return (
    <Panel title={t.infoTitle}>
      <div className="grid gap-5">
        <ReasonField form={form} />
        <TextArea
          label={t.detail}
          hint={t.detailHint}
          value={draft.detail}
          maxLength={longest}
          onChange={(event) => change({ detail: event.target.value })}
        />
        <Pictures form={form} />
        <div className="grid gap-5 md:grid-cols-2 md:gap-4">
          <AmountField form={form} />
          <div className="grid content-start gap-1.5">
            <span className="text-13 font-medium">{t.wayBack}</span>
            <span className="flex min-h-11 items-center">{wayBackOf(form.order.payType, t, channels)}</span>
          </div>
        </div>
        <div className="grid gap-5 md:grid-cols-2 md:gap-4">
          <TextInput
            id={idOf('name')}
            label={t.contact}
            error={problems.name}
            value={draft.customerName}
            maxLength={30}
            autoComplete="name"
            onChange={(event) => change({ customerName: event.target.value })}
          />
          <TextInput
            id={idOf('phone')}
            label={t.phone}
            hint={t.phoneHint}
            error={problems.phone}
            value={draft.phone}
            maxLength={24}
            inputMode="tel"
            autoComplete="tel"
            onChange={(event) => change({ phone: event.target.value })}
          />
        </div>
      </div>
    </Panel>
  )
}

function ReasonField({ form }: { form: Application }) {
  const t = useTexts(refundTexts)
  const { draft, ofType, reason, problems, idOf } = form
  const way = ofType.find(({ receivingStatus }) => receivingStatus === draft.receivingStatus)
  const waitsFor = draft.refundType === undefined ? t.reasonWaitsForType : t.reasonWaitsForReceiving
  const freight = reason && (reason.isFault ? t.freightByShop : t.freightByBuyer)
  return (
    <Select
      id={idOf('reason')}
      label={t.reason}
      hint={way ? draft.refundType === 0 && freight : waitsFor}
      error={problems.reason}
      value={reason?.index ?? ''}
      disabled={!way}
      onChange={({ target: { value } }) =>
        form.change({ reason: value === '' ? undefined : Number(value), amount: '' })
      }
    >
      <option value="">{t.chooseReason}</option>
      {way?.reasons.map(({ index, text }) => (
        <option key={index} value={index}>
          {text}
        </option>
      ))}
    </Select>
  )
}

/** The pictures, separately for each line. */
function Pictures({ form }: { form: Application }) {
  const t = useTexts(refundTexts)
  const { draft, change, lines, reason, problems, idOf } = form
  const common = reason?.needFiles ? t.pictures : t.picturesOptional
  return lines.map(({ orderGoodsId: id, goodsName }) => (
    <PictureUploader
      key={id}
      id={idOf(`files-${id}`)}
      scene="refund"
      label={lines.length > 1 ? t.picturesOf(goodsName) : common}
      error={problems[`files-${id}`]}
      value={draft.files[id] ?? []}
      onChange={(urls) => change(({ files }) => ({ files: { ...files, [id]: urls } }))}
      onBusyChange={(isBusy) => form.onPicturesBusy(id, isBusy)}
    />
  ))
}

function AmountField({ form }: { form: Application }) {
  const t = useTexts(refundTexts)
  const { draft, sums, isWholeOnly, lines, problems, idOf } = form
  const max = sums?.totalMoney
  const hint = form.isAsking
    ? t.amountAsking
    : sums === undefined
      ? t.amountLater
      : isWholeOnly
        ? t.amountWhole
        : t.amountHint(priceText(sums.totalMoney, true), priceText(sums.shippingMoney, true))
  const isFixed = isWholeOnly || lines.length > 1 || sums === undefined
  return (
    <TextInput
      id={idOf('amount')}
      label={t.amount}
      hint={hint}
      error={problems.amount ?? form.moneyRefusal}
      value={(isFixed ? '' : draft.amount) || (max ?? '')}
      readOnly={isFixed}
      inputMode="decimal"
      maxLength={12}
      className="[&_input]:font-semibold [&_input:read-only]:bg-inset"
      onChange={({ target: { value } }) => form.change({ amount: value.trim() })}
    />
  )
}
