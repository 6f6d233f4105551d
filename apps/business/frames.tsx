import { ProofDialog } from '@hojip/staff/business'
import {
  CorrectDialogSlot,
  ShipDialogSlot,
  type CorrectDialogProps,
  type ShipDialogProps,
} from '@hojip/orders/business'
import { closeToast, Link, useLoading, useLocale, useToasts, type Frames } from '@hojip/platform/page'
import { BareShell, Toasts, UiProvider, type LinkProps } from '@hojip/platform/ui'
import { businessHref } from '@hojip/hrefs/business'
import { siteName } from '@hojip/storefront-kit/parts'
import { lazyPart } from '@hojip/platform/parts'
import type { ReactNode } from 'react'
import { ConsoleFrame, WholeFrame } from './console-frame.tsx'
import { Failure, NotFound } from './outcomes/outcomes.tsx'

/** The UI kit's links change the page without loading a new document; links to other sites load one. */
function KitLink({ href, children, ...rest }: LinkProps) {
  return href.startsWith(businessHref) ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}

const ShipDialog = lazyPart(() =>
  import('@hojip/shipping/business').then((module) => ({ default: module.ShipDialog })),
)

const CorrectDialog = lazyPart(() =>
  import('@hojip/shipping/business').then((module) => ({ default: module.CorrectDialog })),
)

function correctDialog(props: CorrectDialogProps) {
  return <CorrectDialog {...props} />
}

function shipDialog(props: ShipDialogProps) {
  return <ShipDialog {...props} />
}

function Around({ children }: { children: ReactNode }) {
  return (
    <UiProvider locale={useLocale()} Link={KitLink}>
      <ShipDialogSlot value={shipDialog}>
        <CorrectDialogSlot value={correctDialog}>{children}</CorrectDialogSlot>
      </ShipDialogSlot>
    </UiProvider>
  )
}

function Overlay() {
  const isLoading = useLoading()
  return (
    <>
      {isLoading && (
        <div aria-hidden="true" className="fixed inset-x-0 top-0 z-100 h-0.5 animate-pulse bg-jade" />
      )}
      <ProofDialog />
      <Toasts toasts={useToasts()} onClose={closeToast} />
    </>
  )
}

/** The frames around the pages, and the pages for errors. */
export const frames: Frames = {
  siteName,
  Around,
  shells: { full: ConsoleFrame, focus: WholeFrame, bare: BareShell },
  NotFound,
  Failure,
  Overlay,
}
