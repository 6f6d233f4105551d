import { confirmHref } from '@hojip/hrefs/checkout'
import { isPaying } from '@hojip/hrefs/payments'
import { usePage, usePageTitle, useTexts } from '@hojip/platform/page'
import type { ReactNode } from 'react'
import { FocusShell } from './shell/focus-shell.tsx'
import { siteTexts } from '../texts.ts'

/** The step of a page from the cart to the paid order. */
function stepOf(path: string): number | undefined {
  if (path === confirmHref) return 1
  if (!isPaying(path)) return undefined
  return path.endsWith('/success') ? 4 : 2
}

/** The short header of checkout: title, steps, and no links to other pages. */
export function FocusFrame({ children }: { children: ReactNode }) {
  const { path } = usePage()
  const { steps: names } = useTexts(siteTexts)
  const current = stepOf(path)
  return (
    <FocusShell title={usePageTitle()} {...(current === undefined ? {} : { steps: { names, current } })}>
      {children}
    </FocusShell>
  )
}
