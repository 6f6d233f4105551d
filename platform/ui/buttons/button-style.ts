import { classNames } from '../class-names.ts'

/** buy, buySoft: money. jade: every other primary action. danger: destructive, never filled. */
export type ButtonKind = 'buy' | 'buySoft' | 'jade' | 'jadeLine' | 'outline' | 'quiet' | 'danger'
export type ButtonSize = 'xs' | 'sm' | 'md' | 'lg'

const kinds: Record<ButtonKind, string> = {
  buy: 'bg-buy text-on-fill hover:bg-buy-hover active:bg-buy-active',
  buySoft: 'bg-buy-soft-2 text-on-buy-soft hover:brightness-[.97] active:brightness-95',
  jade: 'bg-jade text-on-fill hover:bg-jade-hover',
  jadeLine: 'bg-surface text-jade-text shadow-[inset_0_0_0_1px_var(--c-jade-text)] hover:bg-jade-soft',
  outline: 'bg-surface text-ink ring-line hover:bg-hover',
  quiet: 'text-ink-2 hover:bg-hover',
  danger: 'bg-surface text-crimson shadow-[inset_0_0_0_1px_var(--c-crimson)] hover:bg-crimson-soft',
}

// Heights are minimums, so that larger text grows the button instead of being cut.
const sizes: Record<ButtonSize, string> = {
  xs: 'min-h-7 rounded-xs px-2.5 text-12 font-medium',
  sm: 'min-h-8 rounded-sm px-3 text-13 font-medium',
  md: 'min-h-10 rounded-md px-[18px] text-14 font-medium',
  lg: 'min-h-12 rounded-[10px] px-7 text-16 font-bold',
}

const off = 'bg-hover! text-ink-off! shadow-none! hover:brightness-100!'

export type ButtonLook = { kind?: ButtonKind; size?: ButtonSize; block?: boolean; disabled?: boolean }

/** The look of a button, for whatever element carries it. */
export function buttonStyle({ kind = 'outline', size = 'md', block, disabled }: ButtonLook): string {
  return classNames(
    // Han and Hangul runs do not break; English may break between words.
    'relative inline-flex [overflow-wrap:normal] break-keep items-center justify-center gap-1.5 py-1 text-center leading-tight',
    'transition-colors duration-150 select-none active:translate-y-[.5px]',
    kinds[kind],
    sizes[size],
    kind === 'quiet' && 'px-2!',
    block && 'w-full',
    disabled && off,
  )
}
