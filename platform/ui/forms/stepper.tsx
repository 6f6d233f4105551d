import { isOfComposition } from '../keys/composing.ts'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import { minusIcon, plusIcon } from '../icons.gen.ts'
import { quantityOf } from '../figures/quantity.ts'
import { useUi } from '../ui-context.tsx'

type StepperProps = {
  value: number
  onChange: (value: number) => void
  min?: number
  max: number
  /** Whose quantity it is, for lists with several. */
  label?: string
  /** Shown beside it: stock, limit. */
  hint?: ReactNode
  disabled?: boolean
  size?: 'md' | 'lg'
}

/** − n +; a typed number takes effect on blur or Enter. */
export function Stepper({ value, onChange, min = 1, max, label, hint, disabled, size = 'md' }: StepperProps) {
  const { t } = useUi()
  const [typed, setTyped] = useState<string>()
  const [announced, setAnnounced] = useState('')
  const hintId = useId()
  const settle = (text: string) => {
    const next = quantityOf(text, value, min, max)
    const refused = /^\d+$/.test(text) && Number(text) !== next
    setTyped(undefined)
    setAnnounced(refused ? (next === max ? t.atMost(max) : t.atLeast(min)) : '')
    if (next !== value) onChange(next)
  }
  const side = size === 'lg' ? 'size-11' : 'size-8'
  const end = (by: -1 | 1) => ({
    label: by < 0 ? t.fewer : t.more,
    of: by < 0 ? minusIcon : plusIcon,
    off: disabled || (by < 0 ? value <= min : value >= max),
    onPress: () => settle(String(value + by)),
    className: side,
  })
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <span
        role="group"
        aria-label={label ?? t.quantity}
        className="inline-flex items-center overflow-hidden rounded-sm bg-surface ring-line"
      >
        <End {...end(-1)} />
        <input
          inputMode="numeric"
          aria-label={label ?? t.quantity}
          aria-describedby={hintId}
          disabled={disabled}
          value={typed ?? value}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => typed !== undefined && settle(typed)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isOfComposition(event)) settle(typed ?? String(value))
            if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
              event.preventDefault()
              settle(String(value + (event.key === 'ArrowUp' ? 1 : -1)))
            }
          }}
          className={classNames(
            'figures border-x border-line bg-transparent text-center text-15 font-medium outline-offset-[-2px]',
            size === 'lg' ? 'h-11 w-12' : 'h-8 w-10',
          )}
        />
        <End {...end(1)} />
      </span>
      <span id={hintId} className="text-12 text-ink-3">
        {/* What is known beforehand is not announced: it changes with the option, which announces its stock itself. */}
        <span role="status">{announced}</span>
        {!announced && hint}
      </span>
    </span>
  )
}

type EndProps = {
  label: string
  of: string
  off: boolean | undefined
  onPress: () => void
  className: string
}

function End({ label, of, off, onPress, className }: EndProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onPress}
      className={classNames(
        'grid place-items-center outline-offset-[-2px]',
        className,
        off ? 'text-ink-off' : 'text-ink-2 hover:bg-hover',
      )}
    >
      <Icon of={of} size={12} />
    </button>
  )
}
