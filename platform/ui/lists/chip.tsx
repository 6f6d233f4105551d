import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import { closeBoldIcon } from '../icons.gen.ts'
import { Link } from '../buttons/link.tsx'
import { useUi } from '../ui-context.tsx'

const shape =
  'inline-flex min-h-8 items-center gap-[5px] rounded-full bg-surface px-3 text-13 leading-tight whitespace-nowrap ring-line'
const chosen =
  'bg-jade-soft! font-medium text-jade-text shadow-[inset_0_0_0_1.5px_var(--c-jade-text)]! hover:bg-jade-soft'

type ChipProps = {
  children: ReactNode
  selected?: boolean
  disabled?: boolean
} & ({ href: string; onPress?: never } | { onPress: () => void; href?: never })

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

type RemovableChipProps = { name: string } & (
  { href: string; onRemove?: never } | { onRemove: () => void; href?: never }
)

/** An applied filter; pressing it removes it. */
export function RemovableChip({ name, href, onRemove }: RemovableChipProps) {
  const { t } = useUi()
  const look =
    'inline-flex min-h-8 items-center gap-1 rounded-sm px-2 text-13 text-jade-text hover:bg-jade-soft'
  const inside = (
    <>
      {name}
      <Icon of={closeBoldIcon} size={12} />
    </>
  )
  return href === undefined ? (
    <button type="button" aria-label={t.remove(name)} onClick={onRemove} className={look}>
      {inside}
    </button>
  ) : (
    <Link href={href} aria-label={t.remove(name)} className={look}>
      {inside}
    </Link>
  )
}
