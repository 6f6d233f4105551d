import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  of: string
  /** What it does, as its accessible name. */
  label: string
  size?: number
}

/** 44 px square around one icon. */
export function IconButton({ of, label, size = 22, className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={classNames('grid size-11 flex-none place-items-center rounded-md hover:bg-hover', className)}
    >
      <Icon of={of} size={size} />
    </button>
  )
}
