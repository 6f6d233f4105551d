import { returnAddressHref } from '@hojip/hrefs/aftersales'
import { staffHref } from '@hojip/hrefs/staff'
import { freightHref } from '@hojip/hrefs/freight'
import { shopOrdersHref } from '@hojip/hrefs/orders'
import { newProductHref, shopProductsHref } from '@hojip/hrefs/products'
import { ownShopHref } from '@hojip/hrefs/shops'
import { useLazyCall, useTexts, useViewer, useWrite } from '@hojip/platform/page'
import { Button, ButtonLink, checkIcon, classNames, HiddenText, Icon } from '@hojip/platform/ui'
import type { Right } from '@hojip/policy'
import { useState } from 'react'
import { known } from '@hojip/platform/known'
import { minuteMs } from '@hojip/platform/clock'
import type { FirstStep } from '../../rules/first-steps.ts'
import { firstStepsTexts } from './texts.ts'

const everyMs = minuteMs

/** Where each step is done, and what somebody must be allowed to do there. */
const pages: Record<FirstStep, readonly [href: string, right: Right]> = {
  face: [ownShopHref, 'shop.edit'],
  product: [newProductHref, 'products.edit'],
  onSale: [shopProductsHref({ state: 'warehouse' }), 'products.edit'],
  freight: [freightHref(), 'freight.edit'],
  returns: [returnAddressHref, 'refunds.answer'],
  team: [staffHref, 'staff.manage'],
  sale: [shopOrdersHref(), 'orders.read'],
}

/** What a new shop does until its first sale. A page that is open at the first sale shows the complete list once. */
export function FirstStepsCard() {
  // Steps are taken on other pages: users who come back see what they have done.
  const settings = { everyMs, live: 'order', freshForMs: 0 } as const
  const { data } = useLazyCall('GET /bizConsole/queryFirstSteps', {}, settings)
  if (!data) return null
  const hasSold = data.steps.some(({ step, isDone }) => step === 'sale' && isDone)
  // A newer server beside this page may have more steps.
  const steps = data.steps.filter(({ step }) => known(pages, step))
  return <Card steps={steps} isHidden={data.isHidden} hasSold={hasSold} />
}

interface CardProps {
  steps: readonly { step: FirstStep; isDone: boolean }[]
  isHidden: boolean
  hasSold: boolean
}

function Card({ steps, isHidden, hasSold }: CardProps) {
  const t = useTexts(firstStepsTexts)
  const [wasNew] = useState(!hasSold)
  const hide = useWrite('POST /bizConsole/setFirstStepsHidden', {
    refreshes: ['GET /bizConsole/queryFirstSteps'],
  })
  if (!wasNew || (hasSold && isHidden)) return null
  const done = steps.filter(({ isDone }) => isDone).length
  const next = steps.find(({ isDone }) => !isDone)?.step
  const toggle = (
    <Button
      kind="quiet"
      size="sm"
      className="ml-auto max-lg:min-h-11!"
      busy={hide.isRunning}
      onClick={() => hide.run({ isHidden: !isHidden })}
    >
      {isHidden ? t.bringBack : t.putAway}
    </Button>
  )
  return (
    <section aria-labelledby="first-steps" className="overflow-hidden card lg:col-span-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-2 pl-4">
        <h2 id="first-steps" className="text-16 font-bold">
          {hasSold ? t.sold : t.title}
        </h2>
        <p className="text-13 text-ink-2">{t.progress(done, steps.length)}</p>
        {toggle}
      </div>
      {!isHidden && (
        <>
          <div aria-hidden="true" className="h-1 bg-hover">
            <div className="h-full bg-jade" style={{ width: `${(done / steps.length) * 100}%` }} />
          </div>
          <ol className="lg:grid lg:grid-cols-2">
            {steps.map(({ step, isDone }) => (
              <Step key={step} step={step} isDone={isDone} isNext={step === next} />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

function Step({ step, isDone, isNext }: { step: FirstStep; isDone: boolean; isNext: boolean }) {
  const t = useTexts(firstStepsTexts)
  const access = useViewer()?.access ?? []
  const [href, right] = pages[step]
  const { name, text, act } = t.steps[step]
  return (
    <li className="flex min-h-16 items-center gap-3 border-t border-line px-4 py-2.5">
      <span
        className={classNames(
          'grid size-6 flex-none place-items-center rounded-full',
          isDone ? 'bg-jade text-on-fill' : 'shadow-[inset_0_0_0_1.5px_var(--c-line-strong)]',
        )}
      >
        {isDone && <Icon of={checkIcon} size={14} />}
      </span>
      <span className="min-w-0 flex-1">
        <span className={classNames('block text-14 font-medium', isDone && 'text-ink-3')}>
          {name}
          {isDone && <HiddenText>{` ${t.done}`}</HiddenText>}
        </span>
        {!isDone && <span className="block text-12 text-ink-3">{text}</span>}
      </span>
      {!isDone && access.includes(right) && (
        <ButtonLink
          kind={isNext ? 'jade' : 'outline'}
          size="sm"
          className="flex-none max-lg:min-h-11!"
          href={href}
        >
          {act}
          <HiddenText>{` · ${name}`}</HiddenText>
        </ButtonLink>
      )}
    </li>
  )
}
