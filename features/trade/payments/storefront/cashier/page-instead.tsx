import { useTexts, useWrite } from '@hojip/platform/page'
import { Button } from '@hojip/platform/ui'
import { payTexts } from '../texts.ts'

/** For buyers without a phone at hand: sign in at Alipay's page. */
export function PageInstead({ payId }: { payId: string }) {
  const t = useTexts(payTexts)
  const { run, isRunning } = useWrite('POST /bizOrder/orderToPay', {
    onSuccess: ({ payUrl }) => payUrl && location.assign(payUrl),
  })
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-4">
      <p className="text-13 text-ink-3">{t.noPhone}</p>
      <Button
        size="sm"
        busy={isRunning}
        busyText={t.openingAlipay}
        onClick={() => run({ payId, payType: '1', way: 'page' })}
      >
        {t.goAlipay}
      </Button>
    </div>
  )
}
