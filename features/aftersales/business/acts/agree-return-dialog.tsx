import { useTexts, useWrite } from '@hojip/platform/page'
import { Checkbox, priceText } from '@hojip/platform/ui'
import { useState } from 'react'
import type { Refund, ReturnAddress } from '../../contract.ts'
import { ActDialog } from './act-dialog.tsx'
import { AddressFields } from './address-fields.tsx'
import { addressProblems, noAddress, trimmed } from './shop-input.ts'
import { shopRefundTexts } from '../texts.ts'
import { useAct } from './use-act.ts'
import { WithKeptAddress } from './with-kept-address.tsx'

type AgreeReturnProps = { refund: Refund; onClose: () => void }

/** The shop wants the goods back first, at the address it used last unless it names another. */
export function AgreeReturnDialog(props: AgreeReturnProps) {
  const t = useTexts(shopRefundTexts)
  return (
    <WithKeptAddress title={t.acts.agreeReturn} onClose={props.onClose}>
      {(kept) => <AgreeReturnForm {...props} kept={kept} />}
    </WithKeptAddress>
  )
}

function AgreeReturnForm({ refund, kept, onClose }: AgreeReturnProps & { kept: ReturnAddress | null }) {
  const t = useTexts(shopRefundTexts)
  const [address, setAddress] = useState(kept ?? noAddress)
  const [keeps, setKeeps] = useState(true)
  const [isTried, setTried] = useState(false)
  const keep = useWrite('POST /bizConsole/saveReturnAddress', {
    refreshes: ['GET /bizConsole/queryReturnAddress'],
  })
  const given = trimmed(address)
  const isOther = kept === null || JSON.stringify(trimmed(kept)) !== JSON.stringify(given)
  const onDone = () => {
    if (keeps && isOther) keep.run(given)
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
      <AddressFields value={address} onChange={setAddress} isTried={isTried} />
      {isOther && (
        <Checkbox checked={keeps} onChange={(event) => setKeeps(event.target.checked)}>
          {t.address.keep}
        </Checkbox>
      )}
    </ActDialog>
  )
}
