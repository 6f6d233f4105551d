import { Icon } from './icon.tsx'
import { userIcon } from '../icons.gen.ts'
import { pictureUrl } from './picture-urls.ts'

type AvatarProps = {
  name: string
  /** A picture's path without width and format. Without one the first letter of the name is shown. */
  picture?: string | null | undefined
  className?: string
}

/** A user without a chosen name is named by digits. */
const startsWithLetter = /^\p{L}/u

/** A person on a disc: their picture, the first letter of their name, or an icon when the name has no letter. */
export function Avatar({ name, picture, className = 'size-7 text-13' }: AvatarProps) {
  const [initial = ''] = name
  return picture ? (
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
      {startsWithLetter.test(name) ? initial.toUpperCase() : <Icon of={userIcon} />}
    </span>
  )
}
