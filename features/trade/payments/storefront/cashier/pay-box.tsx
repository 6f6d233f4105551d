import { payHref, payChannelHref } from '@hojip/hrefs/payments'
import { useTexts } from '@hojip/platform/page'
import { checkCircleFillIcon, classNames, Icon, Link } from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, type ReactNode } from 'react'
import { channelOf, channelTexts, type PayMethod } from '@hojip/policy/channels'
import type { PaySchemes } from '../../contract.ts'
import { MethodMark } from '../methods/method-mark.tsx'
import { payTexts } from '../texts.ts'

const PhoneButton = lazyPart(() =>
  import('@hojip/storefront-kit/storefront/phone').then((module) => ({ default: module.PhoneButton })),
)

type PayBoxProps = {
  payId: string
  schemes: PaySchemes
  current: PayMethod
  /** On a phone: offers the other method by its code, too. */
  by: 'code' | undefined
  children: ReactNode
}

/** The chosen way of paying, with the others beside it, or below it on phones. */
export function PayBox({ payId, schemes, current, by, children }: PayBoxProps) {
  const t = useTexts(payTexts)
  return (
    <section className="mt-2 grid bg-surface lg:mt-3 lg:min-h-110 lg:grid-cols-[300px_minmax(0,1fr)] lg:overflow-hidden lg:rounded-lg">
      <nav aria-label={t.choose} className="border-line p-4 max-lg:order-last max-lg:border-t lg:border-r">
        <h2 className="px-1 pt-1 pb-2.5 text-14 font-medium text-ink-3">
          <span className="max-lg:hidden">{t.choose}</span>
          <span className="lg:hidden">{t.changeMethod}</span>
        </h2>
        <ul className="grid gap-2">
          {schemes.list
            .filter(({ enabled }) => enabled)
            .map(({ payType, name }) => (
              <li key={payType} className={classNames(payType === current && 'max-lg:hidden')}>
                <MethodLink
                  href={payChannelHref(payId, channelOf(payType), by === 'code')}
                  method={payType}
                  name={name}
                  here={payType === current}
                />
              </li>
            ))}
        </ul>
        {by === undefined && (
          <Suspense fallback={null}>
            <PhoneButton
              href={payHref(payId)}
              note="pay"
              className="mt-3 inline-flex min-h-9 items-center gap-1.5 px-1 text-13 link max-lg:hidden"
            />
          </Suspense>
        )}
      </nav>
      <div className="grid content-center p-4 lg:p-8">{children}</div>
    </section>
  )
}

type MethodLinkProps = { href: string; method: PayMethod; name: string; here: boolean }

function MethodLink({ href, method, name, here }: MethodLinkProps) {
  const { scanHint } = useTexts(channelTexts)[channelOf(method)]
  return (
    <Link
      href={href}
      aria-current={here ? 'page' : undefined}
      className={classNames(
        'flex min-h-15 items-center gap-3 rounded-lg px-4 py-2',
        here ? 'ring-selected' : 'bg-surface ring-line hover:bg-hover',
      )}
    >
      <MethodMark method={method} />
      <span className="min-w-0 flex-1">
        <span className="block">{name}</span>
        <span className="block text-12 text-ink-3">{scanHint}</span>
      </span>
      {here && <Icon of={checkCircleFillIcon} size={18} className="text-jade" />}
    </Link>
  )
}
