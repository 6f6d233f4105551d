import { classNames } from '@hojip/platform/ui'
import type { ReactNode } from 'react'

type PanelProps = { title: ReactNode; more?: ReactNode; id?: string; className?: string; children: ReactNode }

/** A card with a heading on the order's page. */
export function Panel({ title, more, id, className, children }: PanelProps) {
  return (
    <section id={id} className={classNames('min-w-0 card px-3 py-3.5 lg:p-5', className)}>
      <h2 className="mb-3.5 flex items-center gap-2 text-16 font-bold">
        {title}
        {more && <span className="ml-auto text-13 font-normal text-ink-3">{more}</span>}
      </h2>
      {children}
    </section>
  )
}
