import { classNames } from '../class-names.ts'

type IconProps = {
  /** Path data, such as `closeIcon`. */
  of: string
  /** Pixels; 1.25 em without it. */
  size?: number
  className?: string
}

/** A picture beside text: hidden from screen readers, coloured like the text around it. */
export function Icon({ of, size, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 256 256"
      width={size}
      height={size}
      aria-hidden="true"
      className={classNames('icon', !size && 'size-[1.25em]', className)}
    >
      <path d={of} />
    </svg>
  )
}
