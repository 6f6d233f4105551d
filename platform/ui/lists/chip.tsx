import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Link } from '../buttons/link.tsx'

const shape =
  'inline-flex min-h-8 items-center gap-[5px] rounded-full bg-surface px-3 text-13 leading-tight whitespace-nowrap ring-line'
const chosen =
  'bg-jade-soft! font-medium text-jade-text shadow-[inset_0_0_0_1.5px_var(--c-jade-text)]! hover:bg-jade-soft'

type ChipProps = { children: ReactNode; selected?: boolean; disabled?: boolean } & (
  | { href: string; onPress?: never }
  | { onPress: () => void; href?: never }
)

/** One of several, as a link or as a toggle button. */
export function Chip({ children, selected, disabled, href, onPress }: ChipProps) {
  const look = classNames(shape, selected ? chosen : 'hover:bg-hover', disabled && 'text-ink-off!')
  if (href !== undefined)
    return (
      <Link href={href} aria-current={selected || undefined} className={look}>
        {children}
      </Link>
    )
  return (
    <button
      type="button"
      aria-pressed={Boolean(selected)}
      disabled={disabled}
      onClick={onPress}
      className={look}
    >
      {children}
    </button>
  )
}
