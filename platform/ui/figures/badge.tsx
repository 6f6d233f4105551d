import { classNames } from '../class-names.ts'

type BadgeProps = {
  count: number
  /** buy: waits for the user. ink: only a number. */
  tone?: 'buy' | 'ink'
  className?: string
}

/**
 * A count beside or on top of something; nothing at zero, 99+ above 99. The element it belongs to explains it in its
 * accessible name.
 */
export function Badge({ count, tone = 'buy', className }: BadgeProps) {
  return (
    count > 0 && (
      <span
        className={classNames(
          'figures inline-flex h-4 min-w-4 items-center justify-center rounded-full px-1 text-11 leading-none text-on-fill',
          tone === 'buy' ? 'bg-buy' : 'bg-ink-3 text-surface',
          className,
        )}
      >
        {count > 99 ? '99+' : count}
      </span>
    )
  )
}
