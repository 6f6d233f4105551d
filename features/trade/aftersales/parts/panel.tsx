import { classNames } from '@hojip/platform/ui'
import type { ReactNode } from 'react'

type PanelProps = { title: ReactNode; more?: ReactNode; className?: string; children: ReactNode }

/** One card with a heading on the after-sales pages. */
export function Panel({ title, more, className, children }: PanelProps) {
  return (
    <section className={classNames('min-w-0 card px-3 py-3.5 lg:p-5', className)}>
      <h2 className="mb-3.5 flex items-center gap-2 text-16 font-bold">
        {title}
        {more && <span className="ml-auto text-13 font-normal text-ink-3">{more}</span>}
      </h2>
      {children}
    </section>
  )
}

type FactsProps = { facts: readonly (readonly [name: string, value: ReactNode])[] }

/** Names and values in two columns, without the empty ones. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-13">
      {facts.map(
        ([name, value]) =>
          value !== undefined &&
          value !== '' && (
            <div key={name} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-ink-3">{name}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
