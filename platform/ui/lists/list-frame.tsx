import type { ComponentProps, ReactNode } from 'react'
import { Pagination } from './pagination.tsx'
import { TabLinks } from '../layout/tabs.tsx'

/** The tabs on top of a list of the console. */
export function ListTabs(props: Omit<ComponentProps<typeof TabLinks>, 'className'>) {
  return (
    <TabLinks
      {...props}
      className="border-line px-1 text-14! max-lg:mb-2 max-lg:gap-5! max-lg:border-b-0! lg:gap-7! lg:px-4"
    />
  )
}

type ListFootProps = ComponentProps<typeof Pagination> & {
  /** How many there are in all, in words. */
  total: ReactNode
}

/** Below a list of the console: how many there are, and its pages. */
export function ListFoot({ total, ...pages }: ListFootProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-4 text-13 text-ink-3">
      <p className="py-3">{total}</p>
      <Pagination {...pages} />
    </div>
  )
}
