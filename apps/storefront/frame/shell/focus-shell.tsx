import type { ReactNode } from 'react'
import { caretLeftIcon, IconButton, Link, SkipLink, Steps, useUi } from '@hojip/platform/ui'
import { Brand } from '@hojip/storefront-kit/parts'
import { useFrameTexts } from '../texts.ts'

type FocusShellProps = {
  title?: ReactNode
  steps?: { names: string[]; current: number }
  /** Other pages, at the right of the wide header. */
  links?: { href: string; label: string }[]
  /** The phone's back button; left out, it uses the browser's history. */
  onBack?: () => void
  children: ReactNode
}

/**
 * The frame of checkout, signing in and conversations: logo, title, steps or a few links. A page with a title bar of its
 * own hides the phone's header; one with `data-whole-page` is as high as the window and scrolls within.
 */
export function FocusShell({
  title,
  steps,
  links = [],
  onBack = () => history.back(),
  children,
}: FocusShellProps) {
  const { t } = useUi()
  const { mainMenu } = useFrameTexts()
  return (
    <div className="group/shell flex min-h-dvh flex-col lg:has-data-whole-page:h-dvh">
      <SkipLink />
      <header className="flex-none border-b border-line bg-surface group-has-data-title-bar/shell:max-lg:hidden max-lg:sticky max-lg:top-0 max-lg:z-40">
        <div className="wrap flex min-h-18 items-center gap-5 group-has-data-whole-page/shell:max-w-360! group-has-data-whole-page/shell:px-5! max-lg:hidden">
          <Brand />
          {title && <p className="border-l border-line-strong pl-4.5 text-18">{title}</p>}
          {steps && (
            <div className="ml-auto">
              <Steps {...steps} />
            </div>
          )}
          {links.length > 0 && (
            <nav aria-label={mainMenu} className="ml-auto flex gap-6 text-ink-2">
              {links.map(({ href, label }) => (
                <Link key={href} href={href} className="py-2 hover:text-jade-text">
                  {label}
                </Link>
              ))}
            </nav>
          )}
        </div>
        <div className="grid min-h-12 grid-cols-[88px_minmax(0,1fr)_88px] items-center lg:hidden">
          <IconButton of={caretLeftIcon} label={t.back} onClick={onBack} />
          <p aria-hidden="true" className="truncate text-center text-[17px] font-bold">
            {title}
          </p>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="flex-1 pb-10 outline-0! max-lg:has-data-action-bar:pb-22 has-data-whole-page:min-h-0 has-data-whole-page:pb-0"
      >
        {children}
      </main>
    </div>
  )
}
