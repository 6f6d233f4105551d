import { sentenceOf } from '@hojip/platform/client'
import { runtimeTexts, toast, useTexts, useWrite, useDates } from '@hojip/platform/page'
import { Button, Dialog, Notice, Stepper } from '@hojip/platform/ui'
import { policy } from '@hojip/policy'
import { useState, type SubmitEvent } from 'react'
import { shopOrdersTexts } from '../texts.ts'

const { leastShopExtendDays: least, mostShopExtendDays: most } = policy

/** The shop puts off automatic receipt by some days. */
export function ExtendDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const t = useTexts(shopOrdersTexts)
  const dates = useDates()
  const { notDone } = useTexts(runtimeTexts)
  const [days, setDays] = useState<number>(least)
  const extend = useWrite('POST /bizConsole/extendReceive', {
    quiet: true,
    refreshes: ['GET /bizConsole/queryOrderInfo', 'POST /bizConsole/chat/queryCustomer'],
    onSuccess: ({ deadlineTime }) => {
      toast('success', t.extended(dates.stamp(deadlineTime)))
      onClose()
    },
  })
  const { error } = extend
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    extend.run({ orderId, days })
  }
  return (
    <Dialog title={t.extendTitle} onClose={onClose} sheet>
      <form onSubmit={submit} className="grid gap-4">
        <div className="flex items-center justify-between gap-3 text-13">
          <span className="font-medium">{t.extendDays}</span>
          <Stepper value={days} min={least} max={most} label={t.extendDays} onChange={setDays} />
        </div>
        <Notice tone="info">{t.extendFollows}</Notice>
        {error && (
          <Notice tone="crimson" live>
            {sentenceOf(error, notDone)}
          </Notice>
        )}
        <Button type="submit" kind="jade" block size="lg" busy={extend.isRunning}>
          {t.extendYes(days)}
        </Button>
      </form>
    </Dialog>
  )
}
