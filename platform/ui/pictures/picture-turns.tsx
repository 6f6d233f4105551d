import { Icon } from './icon.tsx'
import { caretLeftIcon, caretRightIcon } from '../icons.gen.ts'

type PictureTurnsProps = {
  previous: string
  next: string
  /** -1 for the previous picture, 1 for the next. */
  onTurn: (by: -1 | 1) => void
}

const turn =
  'absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-[rgb(18_27_28/.5)] text-[#ffffff] hover:bg-[rgb(18_27_28/.75)]'

/** Buttons at both sides of an enlarged picture; its frame is `relative`. */
export function PictureTurns({ previous, next, onTurn }: PictureTurnsProps) {
  return (
    <>
      <button type="button" aria-label={previous} onClick={() => onTurn(-1)} className={`${turn} left-2`}>
        <Icon of={caretLeftIcon} size={20} />
      </button>
      <button type="button" aria-label={next} onClick={() => onTurn(1)} className={`${turn} right-2`}>
        <Icon of={caretRightIcon} size={20} />
      </button>
    </>
  )
}
