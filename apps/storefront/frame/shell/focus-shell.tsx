import type { ReactNode } from 'react'
import { caretLeftIcon, IconButton, SkipLink, Steps, useUi } from '@hojip/platform/ui'
import { Brand } from '@hojip/storefront-kit/storefront'

type FocusShellProps = {
  title?: ReactNode
  steps?: { names: string[]; current: number }
  /** The phone's back button; left out, it uses the browser's history. */
  onBack?: () => void
  children: ReactNode
}

/** The frame of checkout and signing in: logo, title, steps, and no links to other pages. */
export function FocusShell({ title, steps, onBack = () => history.back(), children }: FocusShellProps) {
  const { t } = useUi()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line bg-surface max-lg:sticky max-lg:top-0 max-lg:z-40">
        <div className="wrap flex min-h-18 items-center gap-5 max-lg:hidden">
          <Brand />
          {title && <p className="border-l border-line-strong pl-4.5 text-18">{title}</p>}
          {steps && (
            <div className="ml-auto">
              <Steps {...steps} />
            </div>
          )}
        </div>
        <div className="grid min-h-12 grid-cols-[88px_minmax(0,1fr)_88px] items-center lg:hidden">
          <IconButton of={caretLeftIcon} label={t.back} onClick={onBack} />
          <p aria-hidden="true" className="truncate text-center text-[17px] font-bold">
            {title}
          </p>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1 pb-10 outline-0! max-lg:has-data-action-bar:pb-22">
        {children}
      </main>
    </div>
  )
}
