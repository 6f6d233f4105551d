import { useTexts, useWrite } from '@hojip/platform/page'
import { Button } from '@hojip/platform/ui'
import { channelOf, channelTexts, type PayMethod } from '@hojip/policy/channels'
import { payTexts } from '../texts.ts'

/** For buyers without a phone at hand: sign in at the gateway's page. */
export function PageInstead({ payId, method }: { payId: string; method: PayMethod }) {
  const t = useTexts(payTexts)
  const { name } = useTexts(channelTexts)[channelOf(method)]
  const { run, isRunning } = useWrite('POST /bizOrder/orderToPay', {
    onSuccess: ({ payUrl }) => payUrl && location.assign(payUrl),
  })
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-4">
      <p className="text-13 text-ink-3">{t.noPhone(name)}</p>
      <Button
        size="sm"
        busy={isRunning}
        busyText={t.openingPage(name)}
        onClick={() => run({ payId, payType: method, way: 'page' })}
      >
        {t.goToPage(name)}
      </Button>
    </div>
  )
}
