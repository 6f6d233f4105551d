import type { ComponentProps } from 'react'
import { buttonStyle } from './button-style.ts'
import type { ButtonKind, ButtonSize } from './button-style.ts'
import { classNames } from '../class-names.ts'
import { HiddenText } from '../messages/hidden-text.tsx'
import { Link } from './link.tsx'
import { Spinner } from '../messages/spinner.tsx'
import { useUi } from '../ui-context.tsx'
import type { LinkProps } from '../ui-context.tsx'

type Look = { kind?: ButtonKind; size?: ButtonSize; block?: boolean }

type ButtonProps = Look &
  ComponentProps<'button'> & {
    /** Keeps its width, shows a spinner, ignores further presses. */
    busy?: boolean
    /** The verb shown while busy; the kit's own by default. */
    busyText?: string
  }

export function Button({ kind, size, block, busy, busyText, className, children, ...rest }: ButtonProps) {
  const { t } = useUi()
  const { disabled, onClick, type = 'button' } = rest
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classNames(
        buttonStyle({ kind, size, block, disabled }),
        busy && 'cursor-progress',
        className,
      )}
    >
      <span className={classNames('inline-flex items-center justify-center gap-1.5', busy && 'invisible')}>
        {children}
      </span>
      {busy && (
        <span className="absolute inset-0 flex items-center justify-center gap-1.5">
          <Spinner />
          {busyText ?? <HiddenText>{t.busy}</HiddenText>}
        </span>
      )}
    </button>
  )
}

/** A link that looks like a button: it leads somewhere and changes nothing. */
export function ButtonLink({ kind, size, block, className, ...rest }: Look & LinkProps) {
  return <Link {...rest} className={classNames(buttonStyle({ kind, size, block }), className)} />
}
