import { closeToast, Link, useLoading, useLocale, useToasts, type Frames } from '@hojip/platform/page'
import { BareShell, Toasts, UiProvider, type LinkProps } from '@hojip/platform/ui'
import { siteName } from '@hojip/storefront-kit/parts'
import { lazyPart } from '@hojip/platform/parts'
import type { ReactNode } from 'react'
import { MallFrame } from './frame/mall-frame.tsx'
import { Failure, NotFound } from './frame/outcomes.tsx'

/** Only checkout and related pages need the short header. */
const FocusFrame = lazyPart(() =>
  import('./frame/focus-frame.tsx').then((module) => ({ default: module.FocusFrame })),
)

/** The UI kit's links change the page without loading a new document. */
function KitLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />
}

function Around({ children }: { children: ReactNode }) {
  return (
    <UiProvider locale={useLocale()} Link={KitLink}>
      {children}
    </UiProvider>
  )
}

/** A thin bar while the next page is loading. */
function LoadingBar() {
  return useLoading() ? (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-100 h-0.5 animate-pulse bg-jade" />
  ) : null
}

function Overlay() {
  return (
    <>
      <LoadingBar />
      <Toasts toasts={useToasts()} onClose={closeToast} />
    </>
  )
}

/** The frames around the pages, and the pages for errors. */
export const frames: Frames = {
  siteName,
  Around,
  shells: { full: MallFrame, focus: FocusFrame, bare: BareShell },
  NotFound,
  Failure,
  Overlay,
}
