import { useLazyCall, useTexts } from '@hojip/platform/page'
import { Button, Notice, priceText } from '@hojip/platform/ui'
import { useEffect, type ReactNode } from 'react'
import { channelOf, channelTexts, type PayMethod } from '@hojip/policy/channels'
import { minuteMs } from '@hojip/platform/clock'
import { PayCode } from './pay-code.tsx'
import { payTexts } from '../texts.ts'
import { useOpened, type Opening } from './use-opened.ts'
import type { Payment } from '../use-payment.ts'
import { Waiting } from './waiting.tsx'

const renewEveryMs = 5 * minuteMs

type ByCodeProps = {
  payment: Payment
  method: PayMethod
  /** Another way of the same gateway. */
  children?: ReactNode
}

/** The code to scan, what to do with it, and the wait until it is paid. */
export function ByCode({ payment: { payId, schemes }, method, children }: ByCodeProps) {
  const t = useTexts(payTexts)
  const channel = useTexts(channelTexts)[channelOf(method)]
  const opening = useOpened(payId, method, 'code')
  const amount = priceText(schemes.totalMoney)
  const { again } = opening
  useEffect(() => {
    const timer = setInterval(again, renewEveryMs)
    return () => clearInterval(timer)
  }, [again])
  return (
    <div className="grid justify-items-center gap-6 lg:grid-cols-[auto_220px] lg:items-center lg:justify-center lg:gap-12">
      <PayCode opening={opening} method={method} amount={amount} />
      <div className="grid w-full max-w-66 gap-5">
        <ol className="grid gap-4 text-ink-2">
          {[channel.scanStep, t.codeStep2(amount), t.codeStep3].map((step, at) => (
            <li key={step} className="grid grid-cols-[24px_1fr] gap-3.5">
              <span className="figures grid size-6 place-items-center rounded-full bg-jade-soft-2 text-12 text-jade-text">
                {at + 1}
              </span>
              <span>{step}</span>
            </li>
          ))}
        </ol>
        <Waiting payId={payId}>
          <Button size="sm" kind="quiet" className="max-lg:min-h-11!" onClick={again}>
            {t.refreshCode}
          </Button>
        </Waiting>
        {children}
      </div>
      <DemoLink opening={opening} method={method} />
    </div>
  )
}

const seldomMs = 600_000

/** Visitors of the demo have no app that reads its codes, so they get a page to pay on. */
function DemoLink({ opening: { opened }, method }: { opening: Opening; method: PayMethod }) {
  const t = useTexts(payTexts)
  const { data: mall } = useLazyCall('GET /sysConfig/queryPublic', {}, { freshForMs: seldomMs })
  if (!opened || !mall?.simulatorUrl) return null
  return (
    <div className="w-full max-w-130 lg:col-span-2">
      <Notice>
        {t.demo}{' '}
        <a
          href={`${mall.simulatorUrl}/sim/${channelOf(method)}/${opened.payCode}`}
          target="_blank"
          rel="noreferrer"
          className="inline-block min-h-6 font-medium text-jade-text underline underline-offset-3"
        >
          {t.demoOpen}
        </a>
      </Notice>
    </div>
  )
}
