import { pictureUrl } from '../picture-urls.ts'

type AvatarProps = {
  name: string
  /** A picture's path without width and format; without one stands the first character of the name. */
  picture?: string | null | undefined
  className?: string
}

/** A person on a disc: their picture, or the first character of their name. */
export const Avatar = ({ name, picture, className = 'size-7 text-13' }: AvatarProps) =>
  picture ? (
    <img
      src={pictureUrl(picture, 200, 'webp')}
      alt=""
      className={`flex-none rounded-full bg-inset object-cover ${className}`}
    />
  ) : (
    <span
      aria-hidden="true"
      className={`grid flex-none place-items-center rounded-full bg-jade-soft-2 font-bold text-jade-text ${className}`}
    >
      {[...name][0]?.toUpperCase()}
    </span>
  )
