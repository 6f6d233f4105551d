import { signInHref } from '@hojip/hrefs/accounts'
import { homeHref } from '@hojip/hrefs/browse'
import { usePage, useTexts } from '@hojip/platform/page'
import { Link } from '@hojip/platform/ui'
import { Brand } from '@hojip/storefront-kit/parts'
import type { ReactNode } from 'react'
import { sharingTexts } from '../texts.ts'
import { OutsideStrip } from './outside-strip.tsx'

/** A short header, and the content in the middle: nothing here asks to sign in or to install anything. */
export function LandingFrame({ note, children }: { note: string; children: ReactNode }) {
  const texts = useTexts(sharingTexts)
  const { href } = usePage()
  const entry = 'inline-flex min-h-11 items-center hover:text-jade-text'
  return (
    <div className="flex min-h-dvh flex-col bg-bg">
      <OutsideStrip />
      <header className="border-b border-line bg-surface">
        <div className="wrap flex min-h-14 flex-wrap items-center justify-between gap-x-6 lg:min-h-16">
          <Brand />
          <nav aria-label={texts.navigation} className="flex gap-6">
            <Link href={homeHref} className={entry}>
              {texts.toHome}
            </Link>
            <Link href={signInHref({ redirect: href })} className={entry}>
              {texts.signIn}
            </Link>
          </nav>
        </div>
      </header>
      <div className="flex flex-1 flex-col items-center max-lg:pb-24 lg:justify-center lg:px-6 lg:py-10">
        {children}
        {note && <p className="px-4 py-4 text-center text-12 text-ink-3">{note}</p>}
      </div>
    </div>
  )
}
