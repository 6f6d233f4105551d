import { classNames } from '../class-names.ts'

/** One grey bar or block; its size comes by class. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block animate-shimmer rounded-xs bg-[linear-gradient(100deg,var(--c-hover)_40%,var(--c-inset)_50%,var(--c-hover)_60%)] bg-size-[240%_100%]',
        className,
      )}
    />
  )
}
