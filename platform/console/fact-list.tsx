import type { ReactNode } from 'react'
import { classNames } from '../ui/index.ts'

interface FactListProps {
  facts: readonly (readonly [name: string, value: ReactNode])[]
  /** For names of several words. */
  isWide?: boolean
  className?: string
}

/** Facts with their names beside them, two in a row where there is room. */
export function FactList({ facts, isWide = false, className }: FactListProps) {
  const columns = isWide ? 'grid-cols-[104px_minmax(0,1fr)]' : 'grid-cols-[88px_minmax(0,1fr)]'
  return (
    <dl className={classNames('grid gap-x-6 gap-y-2.5 text-13 md:grid-cols-2', className)}>
      {facts.map(([name, value]) => (
        <div key={name} className={classNames('grid gap-3', columns)}>
          <dt className="text-ink-3">{name}</dt>
          <dd className="break-words">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
