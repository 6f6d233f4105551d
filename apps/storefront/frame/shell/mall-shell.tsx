import type { ReactNode } from 'react'
import { SidePanel } from '../side/side-panel.tsx'
import { SkipLink } from '@hojip/platform/ui'
import { MainNav } from './main-nav.tsx'
import type { MallShellData } from '../shell-data.ts'
import { SearchBar, UtilityBar } from './top-bar.tsx'

export type MallShellProps = MallShellData & {
  children: ReactNode
  /** The button that opens the menu of all categories. */
  categories?: ReactNode
  footer?: ReactNode
  /** On phones, at the bottom of the window. */
  tabBar?: ReactNode
  /** The strip of open pages; null reserves its height, undefined leaves it out. */
  tags?: ReactNode
}

/**
 * The frame of the mall's pages: bars, navigation, footer, tools, and the phone's bars. `children` are rendered in
 * `<main>`.
 */
export function MallShell({ children, categories, footer, tabBar, tags, ...data }: MallShellProps) {
  return (
    <div className="group/shell flex min-h-dvh flex-col">
      <SkipLink />
      <header className="z-40 bg-surface group-has-data-title-bar/shell:max-lg:hidden max-lg:sticky max-lg:top-0 lg:relative">
        <UtilityBar {...data} />
        <SearchBar {...data} />
        <MainNav {...data} categories={categories} />
      </header>
      {tags !== undefined && (
        <div className="min-h-[34px] border-b border-line bg-inset max-lg:hidden" data-tags>
          {tags}
        </div>
      )}
      <main
        id="main"
        tabIndex={-1}
        className="flex-1 outline-0! max-lg:pb-[calc(72px+env(safe-area-inset-bottom))] max-lg:group-has-data-title-bar/shell:not-group-has-data-action-bar/shell:pb-6"
      >
        {children}
      </main>
      {/* Stays above the footer, where it would cover the phone line. */}
      <div className="sticky bottom-24 z-50 h-0 max-lg:hidden">
        <SidePanel cartCount={data.cartCount} />
      </div>
      {footer}
      {tabBar}
    </div>
  )
}
