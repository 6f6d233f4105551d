import { classNames } from '@hojip/platform/ui'

interface ToggleProps {
  label: string
  describedBy: string
  isOn: boolean
  isBusy: boolean
  onToggle: () => void
}

/** Switches at once; space and enter do, too. */
export function Toggle({ label, describedBy, isOn, isBusy, onToggle }: ToggleProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-describedby={describedBy}
      aria-busy={isBusy || undefined}
      onClick={() => !isBusy && onToggle()}
      className="grid h-11 w-14 shrink-0 cursor-pointer place-items-center rounded-md"
    >
      <span
        className={classNames(
          'relative h-6 w-11 rounded-full transition-colors',
          isOn ? 'bg-jade' : 'bg-ink-3',
          isBusy && 'opacity-60',
        )}
      >
        <span
          className={classNames(
            'absolute top-0.5 left-0.5 size-5 rounded-full bg-surface shadow-e-1 transition-transform',
            isOn && 'translate-x-5',
          )}
        />
      </span>
    </button>
  )
}
