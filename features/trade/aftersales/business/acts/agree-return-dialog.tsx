import { useTexts, useWrite } from '@hojip/platform/page'
import { Checkbox, priceText } from '@hojip/platform/ui'
import { useState } from 'react'
import type { Refund } from '../../contract.ts'
import { ActDialog } from './act-dialog.tsx'
import { addressProblems, trimmed } from './shop-input.ts'
import { shopRefundTexts } from '../texts.ts'
import { useAct } from './use-act.ts'
import { ChosenAddress, firstAddress, storedLike } from '../addresses/chosen-address.tsx'
import { WithAddresses, type StoredAddress } from '../addresses/with-addresses.tsx'

type AgreeReturnProps = { refund: Refund; onClose: () => void }

/** The shop agrees to a return. The form starts with the stored return address. */
export function AgreeReturnDialog(props: AgreeReturnProps) {
  const t = useTexts(shopRefundTexts)
  return (
    <WithAddresses title={t.acts.agreeReturn} onClose={props.onClose}>
      {(stored) => <AgreeReturnForm {...props} stored={stored} />}
    </WithAddresses>
  )
}

function AgreeReturnForm({
  refund,
  stored,
  onClose,
}: AgreeReturnProps & { stored: readonly StoredAddress[] }) {
  const t = useTexts(shopRefundTexts)
  const [address, setAddress] = useState(firstAddress(stored))
  const [saves, setSaves] = useState(true)
  const [isTried, setTried] = useState(false)
  const keep = useWrite('POST /bizConsole/saveReturnAddress', {
    refreshes: ['GET /bizConsole/queryReturnAddress'],
  })
  const given = trimmed(address)
  const isOther = !storedLike(stored, given)
  const onDone = () => {
    if (saves && isOther) keep.run(given)
    onClose()
  }
  const agree = useAct('POST /bizConsole/agreeReturn', 'agreeReturn', { onDone, inDialog: true })
  const submit = () => {
    setTried(true)
    if (Object.keys(addressProblems(given)).length === 0)
      agree.run({ pkId: refund.pkId, returnAddress: given })
  }
  return (
    <ActDialog
      title={t.acts.agreeReturn}
      follows={t.agreeReturnFollows(priceText(refund.refundMoney, true))}
      yes={t.acts.agreeReturn}
      busy={agree.isRunning}
      problem={agree.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChosenAddress stored={stored} value={address} onChange={setAddress} isTried={isTried} />
      {isOther && (
        <Checkbox checked={saves} onChange={(event) => setSaves(event.target.checked)}>
          {t.address.keep}
        </Checkbox>
      )}
    </ActDialog>
  )
}
