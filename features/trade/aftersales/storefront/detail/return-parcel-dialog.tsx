import { toast, useLazyCall, useTexts, useWrite } from '@hojip/platform/page'
import { Select, Skeleton, TextInput } from '@hojip/platform/ui'
import { PictureUploader } from '@hojip/uploads/parts'
import { useState } from 'react'
import type { Refund } from '../../contract.ts'
import { DialogForm } from './dialog-form.tsx'
import { refundTexts } from '../texts.ts'
import { refundCalls } from '../apply/use-application.ts'

const numberShape = /^[0-9A-Za-z-]{6,32}$/

type ReturnParcelDialogProps = { refund: Pick<Refund, 'pkId' | 'returnExpress'>; onClose: () => void }

/** The form for the carrier and the tracking number of the return. */
export function ReturnParcelDialog({ refund, onClose }: ReturnParcelDialogProps) {
  const t = useTexts(refundTexts)
  const [expCode, setExpCode] = useState(refund.returnExpress?.expCode ?? '')
  const [number, setNumber] = useState(refund.returnExpress?.number ?? '')
  const [files, setFiles] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const write = useWrite('POST /bizGoodsRefund/saveReturnExpress', {
    refreshes: refundCalls,
    onSuccess: () => {
      toast('success', t.expressSaved)
      onClose()
    },
    onRefused: (error) => {
      setRefusal(error.message)
      return true
    },
  })
  const trimmed = number.trim()
  const isNumber = numberShape.test(trimmed)
  const send = () => {
    setTried(true)
    setRefusal(undefined)
    if (expCode === '' || !isNumber) return
    if (isBusy) toast('info', t.picturesBusy)
    else write.run({ pkId: refund.pkId, expCode, number: trimmed, files })
  }
  return (
    <DialogForm
      title={t.expressTitle}
      hint={t.expressHint}
      refusal={refusal}
      yes={t.expressSave}
      isSending={write.isRunning}
      onSend={send}
      onClose={onClose}
    >
      <CarrierField
        error={isTried && expCode === '' ? t.carrierWrong : undefined}
        value={expCode}
        onChange={setExpCode}
      />
      <TextInput
        label={t.number}
        hint={t.numberHint}
        error={isTried && !isNumber ? t.numberWrong : undefined}
        value={number}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => setNumber(event.target.value)}
      />
      <PictureUploader
        scene="evidence"
        label={t.expressPictures}
        value={files}
        onChange={setFiles}
        onBusyChange={setBusy}
      />
    </DialogForm>
  )
}

type CarrierFieldProps = { value: string; error: string | undefined; onChange: (code: string) => void }

function CarrierField({ value, error, onChange }: CarrierFieldProps) {
  const t = useTexts(refundTexts)
  const { data } = useLazyCall('GET /sysExpress/findAll', {})
  if (!data) return <Skeleton className="h-[68px]" />
  return (
    <Select label={t.carrier} error={error} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{t.chooseCarrier}</option>
      {data.list.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}
