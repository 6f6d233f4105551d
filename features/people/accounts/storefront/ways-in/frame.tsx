import { homeHref } from '@hojip/hrefs/browse'
import { chooseLanguage, Link, useLazyCall, useTexts } from '@hojip/platform/page'
import { LanguageMenu, Notice } from '@hojip/platform/ui'
import { Brand } from '@hojip/storefront-kit/parts'
import type { ReactNode } from 'react'
import { NeedsCookies } from '../../parts/ways-in/needs-cookies.tsx'
import { waysInTexts } from '../../parts/ways-in/texts.ts'

interface FrameProps {
  title: string
  text?: ReactNode
  children: ReactNode
  /** Shown below the card. */
  foot?: ReactNode
}

/** The frame of the ways in: logo and language, one card, and a link home. */
export function Frame({ title, text, children, foot }: FrameProps) {
  const t = useTexts(waysInTexts)
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="wrap flex min-h-18 items-center justify-between gap-4">
        <Brand />
        <LanguageMenu onLocale={chooseLanguage} />
      </header>
      <div className="mx-auto grid w-full max-w-[432px] content-center gap-4 px-4 pt-4 pb-8">
        <section className="grid gap-5 rounded-xl bg-surface p-5 shadow-e-1 md:p-8">
          <header className="grid gap-1.5">
            <h1 className="text-24 font-bold outline-0!">{title}</h1>
            {text && <p className="text-ink-2">{text}</p>}
          </header>
          <noscript>
            <Notice tone="amber">{t.needsScripts}</Notice>
          </noscript>
          <NeedsCookies />
          {children}
        </section>
        {foot}
        <p className="text-center text-13 text-ink-3">
          <Link to={homeHref} className="inline-flex min-h-6 items-center hover:text-jade-text">
            {t.back}
          </Link>
        </p>
      </div>
    </div>
  )
}

/** In the demo nobody has the phone: the code is in the simulated inbox. */
export function DemoHint() {
  const t = useTexts(waysInTexts)
  const { data } = useLazyCall('GET /sysConfig/queryPublic', {})
  if (!data?.simulatorUrl) return null
  return (
    <Notice tone="info">
      {t.demo}{' '}
      <a href={`${data.simulatorUrl}/sms`} target="_blank" rel="noreferrer" className="link underline">
        {t.inbox}
      </a>
    </Notice>
  )
}
