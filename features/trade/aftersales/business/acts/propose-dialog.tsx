import { useTexts } from '@hojip/platform/page'
import { priceText, RadioCard, TextArea, TextInput } from '@hojip/platform/ui'
import { useState } from 'react'
import type { Refund } from '../../contract.ts'
import { receivingStatuses } from '../../rules/refund-state.ts'
import { ActDialog } from './act-dialog.tsx'
import { addressProblems, isAmount, trimmed } from './shop-input.ts'
import { shopRefundTexts } from '../texts.ts'
import { useAct } from './use-act.ts'
import { ChosenAddress, firstAddress } from '../addresses/chosen-address.tsx'
import { WithAddresses, type StoredAddress } from '../addresses/with-addresses.tsx'

type ProposeProps = { refund: Refund; onClose: () => void }

/** The shop offers another amount or type, and the buyer answers. */
export function ProposeDialog(props: ProposeProps) {
  const t = useTexts(shopRefundTexts)
  return (
    <WithAddresses title={t.acts.propose} onClose={props.onClose}>
      {(stored) => <ProposeForm {...props} stored={stored} />}
    </WithAddresses>
  )
}

const types = [1, 0] as const

function ProposeForm({ refund, stored, onClose }: ProposeProps & { stored: readonly StoredAddress[] }) {
  const t = useTexts(shopRefundTexts)
  const [refundType, setType] = useState(refund.refundType)
  const [money, setMoney] = useState(refund.refundMoney)
  const [words, setWords] = useState('')
  const [address, setAddress] = useState(firstAddress(stored))
  const [isTried, setTried] = useState(false)
  const offer = useAct('POST /bizConsole/proposeRefund', 'propose', { onDone: onClose, inDialog: true })
  const isReturn = refundType === 0
  const submit = () => {
    setTried(true)
    if (!isAmount(money)) return
    if (isReturn && Object.keys(addressProblems(address)).length > 0) return
    offer.run({
      pkId: refund.pkId,
      refundType,
      refundMoney: money,
      content: words.trim(),
      ...(isReturn ? { returnAddress: trimmed(address) } : {}),
    })
  }
  return (
    <ActDialog
      title={t.acts.propose}
      follows={t.proposeFollows(priceText(refund.applyMoney, true))}
      yes={t.acts.propose}
      busy={offer.isRunning}
      problem={offer.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 text-13 font-medium">{t.proposeType}</legend>
        <div className="grid gap-2 md:grid-cols-2">
          {types.map((type) => (
            <RadioCard
              key={type}
              name="type"
              checked={refundType === type}
              // A product that the buyer has not received cannot be returned.
              disabled={type === 0 && refund.receivingStatus === receivingStatuses.notReceived}
              onChange={() => setType(type)}
            >
              {t.types[type]}
            </RadioCard>
          ))}
        </div>
      </fieldset>
      <TextInput
        label={t.proposeMoney}
        hint={t.proposeMoneyHint(priceText(refund.applyMoney, true))}
        inputMode="decimal"
        value={money}
        maxLength={13}
        error={isTried && !isAmount(money) ? t.wrong.money : undefined}
        onChange={(event) => setMoney(event.target.value.trim())}
      />
      {isReturn && <ChosenAddress stored={stored} value={address} onChange={setAddress} isTried={isTried} />}
      <TextArea
        label={t.proposeWords}
        maxLength={200}
        rows={2}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </ActDialog>
  )
}
