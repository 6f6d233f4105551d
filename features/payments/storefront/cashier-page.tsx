import { useNavigate, usePage, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { ActionBar, Button, Link, priceText, RadioCard } from '@hojip/platform/ui'
import { useState } from 'react'
import { preselected, useLastMethod, type PayMethod } from './last-method.ts'
import { MethodMark } from './method-mark.tsx'
import { PayFrame } from './pay-frame.tsx'
import { payTexts } from './texts.ts'
import { usePayment, type Payment } from './use-payment.ts'

export const head = ({ locale }: HeadInput): PageHead => ({ title: payTexts[locale].title, noIndex: true })

export function Page() {
  const payment = usePayment(usePage('/pay/$id').params.id)
  return (
    <PayFrame payment={payment}>
      <ChooseMethod payment={payment} />
    </PayFrame>
  )
}

const paths = { '1': 'alipay', '2': 'wechat' } as const

/** The way used last is chosen already; one button goes on. */
function ChooseMethod({ payment: { payId, schemes } }: { payment: Payment }) {
  const t = useTexts(payTexts)
  const navigate = useNavigate()
  const last = useLastMethod()
  const [picked, setPicked] = useState<PayMethod>()
  const chosen = picked ?? preselected(schemes.list, last)
  const name = schemes.list.find(({ payType }) => payType === chosen)?.name ?? ''
  const goOn = () => chosen && navigate(`/pay/${payId}/${paths[chosen]}`)
  const button = (
    <Button kind="buy" size="lg" block disabled={!chosen} onClick={goOn} className="max-lg:rounded-full!">
      {t.payBy(name, priceText(schemes.totalMoney))}
    </Button>
  )
  return (
    <section className="mt-2 grid bg-surface lg:mt-3 lg:min-h-75 lg:grid-cols-[300px_minmax(0,1fr)] lg:rounded-lg">
      <fieldset className="p-4 lg:border-r lg:border-line">
        <legend className="float-left w-full px-1 pt-1 pb-2.5 text-14 font-medium text-ink-3">
          {t.choose}
        </legend>
        <div className="clear-both grid gap-2">
          {schemes.list.map(({ payType, name: label, enabled }) => (
            <RadioCard
              key={payType}
              name="method"
              value={payType}
              checked={payType === chosen}
              disabled={!enabled}
              onChange={() => setPicked(payType)}
            >
              <span className="flex items-center gap-3">
                <MethodMark method={payType} />
                <span>
                  <span className="block">{label}</span>
                  <span className="block text-12 text-ink-3">
                    {!enabled
                      ? t.unavailable
                      : payType === last
                        ? t.lastUsed
                        : payType === '2'
                          ? t.wechatHint
                          : t.alipayHint}
                  </span>
                </span>
              </span>
            </RadioCard>
          ))}
        </div>
      </fieldset>
      <div className="grid content-center justify-items-center gap-5 px-4 pb-5 text-center lg:p-8">
        <NextStep payId={payId} chosen={chosen} />
        <div className="w-full max-w-80 max-lg:hidden">{button}</div>
      </div>
      <ActionBar>{button}</ActionBar>
    </section>
  )
}

/** What comes after the button; on a phone Alipay opens, unless its code is wanted for another phone. */
function NextStep({ payId, chosen }: { payId: string; chosen: PayMethod | undefined }) {
  const t = useTexts(payTexts)
  const words = 'max-w-100 text-13 text-balance text-ink-2 lg:text-14'
  if (chosen !== '1') return <p className={words}>{t.wechatNext}</p>
  return (
    <>
      <p className={words}>
        <span className="lg:hidden">{t.alipayNext}</span>
        <span className="max-lg:hidden">{t.alipayNextWide}</span>
      </p>
      <Link
        href={`/pay/${payId}/alipay?by=code`}
        className="inline-flex min-h-11 items-center text-jade-text underline underline-offset-3 lg:hidden"
      >
        {t.otherPhone}
      </Link>
    </>
  )
}
