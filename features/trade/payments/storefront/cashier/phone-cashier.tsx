import { payChannelHref } from '@hojip/hrefs/payments'
import { useNavigate, useTexts, useWrite } from '@hojip/platform/page'
import {
  ActionBar,
  Button,
  CopyButton,
  Icon,
  Notice,
  priceText,
  qrCodeIcon,
  RadioCard,
} from '@hojip/platform/ui'
import { useState } from 'react'
import { channelOf, channelTexts, type OwnWay, type PayMethod } from '@hojip/policy/channels'
import { isOffered, useDevice, wayOn } from '../methods/device.ts'
import { rememberMethod } from '../methods/last-method.ts'
import { MethodCards } from '../methods/method-cards.tsx'
import { OrderPictures } from './order-pictures.tsx'
import { payTexts } from '../texts.ts'
import { useLeaving } from '../outcome/use-leaving.ts'
import type { Payment } from '../use-payment.ts'
import { Waiting } from './waiting.tsx'

type Choice = PayMethod | 'code'

/** The phone's own ways first, each behind one button; the code for another phone comes last. */
export function PhoneCashier({ payment, first }: { payment: Payment; first: PayMethod }) {
  const t = useTexts(payTexts)
  const device = useDevice()
  const { payId, schemes } = payment
  const [picked, setPicked] = useState<Choice>()
  const offered = schemes.list.filter((one) => isOffered(device, one))
  const method = offered.some(({ payType }) => payType === first) ? first : offered[0]?.payType
  const chosen: Choice | undefined = picked ?? method
  const pay = usePhoneWay(payId)
  const scheme = schemes.list.find(({ payType }) => payType === chosen)
  const way = scheme && device ? wayOn(device, scheme.payType, scheme.ways) : 'none'
  const goOn = () => {
    if (scheme && way !== 'none' && way !== 'elsewhere') pay.run(scheme.payType, way)
    else pay.showCode(scheme?.payType ?? first)
  }
  const label = !scheme || way === 'none' ? t.showCode : t.payBy(scheme.name, priceText(schemes.totalMoney))
  return (
    <>
      <section className="mt-2 bg-surface p-4">
        <fieldset>
          <legend className="float-left w-full px-1 pt-1 pb-2.5 text-14 font-medium text-ink-3">
            {t.choose}
          </legend>
          <div className="clear-both grid gap-2">
            <MethodCards list={schemes.list} chosen={chosen} onChoose={setPicked} />
            <CodeCard isChosen={chosen === 'code'} onChoose={() => setPicked('code')} />
          </div>
        </fieldset>
        {scheme && way === 'elsewhere' && <OpenOutside payId={payId} method={scheme.payType} />}
        {pay.hasLeft && (
          <div className="mt-4 border-t border-line pt-4">
            <Waiting payId={payId} />
          </div>
        )}
      </section>
      <OrderPictures payment={payment} />
      <ActionBar>
        <Button
          kind="buy"
          size="lg"
          block
          disabled={chosen === undefined || way === 'elsewhere'}
          busy={pay.isBusy}
          busyText={t.openingApp}
          onClick={goOn}
          className="rounded-full!"
        >
          {label}
        </Button>
      </ActionBar>
    </>
  )
}

function CodeCard({ isChosen, onChoose }: { isChosen: boolean; onChoose: () => void }) {
  const t = useTexts(payTexts)
  return (
    <RadioCard name="method" value="code" checked={isChosen} onChange={onChoose}>
      <span className="flex items-center gap-3">
        <span className="grid size-8 flex-none place-items-center rounded-md bg-ink-2 text-surface">
          <Icon of={qrCodeIcon} size={20} />
        </span>
        <span>
          <span className="block">{t.otherPhone}</span>
          <span className="block text-12 text-ink-3">{t.showCode}</span>
        </span>
      </span>
    </RadioCard>
  )
}

/** The link is requested when the button is pressed: it is valid for minutes, and only for the current network. */
function usePhoneWay(payId: string) {
  const navigate = useNavigate()
  const { isLeaving, hasLeft, leaveFor } = useLeaving()
  const { ask, isRunning } = useWrite('POST /bizOrder/orderToPay', {
    refreshes: ['GET /bizPay/querySchemes', 'GET /bizPay/queryPayStatus'],
  })
  return {
    isBusy: isRunning || isLeaving,
    hasLeft,
    run: (payType: PayMethod, way: OwnWay) => {
      rememberMethod(payType)
      void ask({ payId, payType, way }).then((opened) => opened?.payUrl && leaveFor(opened.payUrl))
    },
    showCode: (method: PayMethod) => navigate(payChannelHref(payId, channelOf(method), true)),
  }
}

/** WeChat blocks the pages of others, such as Alipay's, so the address is copied into a browser. */
function OpenOutside({ payId, method }: { payId: string; method: PayMethod }) {
  const t = useTexts(payTexts)
  const channel = channelOf(method)
  const { name } = useTexts(channelTexts)[channel]
  const address = `${location.origin}${payChannelHref(payId, channel)}`
  return (
    <div className="mt-3">
      <Notice tone="amber">
        {t.openOutside(name)}
        <span className="mt-1 flex flex-wrap items-center gap-2">
          <span className="figures min-w-0 break-all">{address}</span>
          <CopyButton text={address} name={t.payAddress} />
        </span>
      </Notice>
    </div>
  )
}
