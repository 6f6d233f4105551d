import { useTexts } from '@hojip/platform/page'
import { classNames, Dialog, Picture, PictureTurns } from '@hojip/platform/ui'
import { useState, type KeyboardEvent, type MouseEvent } from 'react'
import { productTexts } from '../texts.ts'
import type { Alts } from './gallery.tsx'
import { zoomTexts } from './texts.ts'

type ZoomDialogProps = {
  pictures: readonly string[]
  name: string
  alts: Alts
  start: number
  onClose: () => void
}

const zoomedIn = 'scale-250'

/**
 * A press enlarges the picture at that point, and moving the pointer shows the rest. Enter enlarges it at its centre.
 */
function Magnifier({ picture, name }: { picture: string; name: string }) {
  const texts = useTexts(productTexts)
  const [isLarge, setLarge] = useState(false)
  const look = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    currentTarget.style.setProperty('--x', `${((clientX - left) / width) * 100}%`)
    currentTarget.style.setProperty('--y', `${((clientY - top) / height) * 100}%`)
  }
  return (
    <button
      type="button"
      aria-pressed={isLarge}
      aria-label={`${texts.zoom} · ${name}`}
      onClick={(event) => {
        // A key press has no position.
        if (event.detail > 0) look(event)
        setLarge(!isLarge)
      }}
      onPointerMove={(event) => isLarge && look(event)}
      className={classNames(
        'block w-full overflow-hidden lg:rounded-lg',
        isLarge ? 'cursor-zoom-out touch-none' : 'cursor-zoom-in',
      )}
    >
      <span
        className={classNames(
          'block origin-[var(--x,50%)_var(--y,50%)] transition-transform',
          isLarge && zoomedIn,
        )}
      >
        <Picture of={picture} alt="" sizes="800px" className="aspect-square" eager />
      </span>
    </button>
  )
}

/** One picture, as large as the window allows. */
export function ZoomDialog({ pictures, name, alts, start, onClose }: ZoomDialogProps) {
  const texts = useTexts(productTexts)
  const { previous, next } = useTexts(zoomTexts)
  const [at, setAt] = useState(start)
  const step = (by: number) => setAt((at + by + pictures.length) % pictures.length)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') step(-1)
    if (event.key === 'ArrowRight') step(1)
    event.stopPropagation()
  }
  return (
    <Dialog title={<span className="line-clamp-1">{name}</span>} width="lg" whole onClose={onClose}>
      {/* The buttons inside take the focus; their arrow keys bubble up to here. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="group"
        aria-label={texts.gallery}
        onKeyDown={onKeyDown}
        className="relative mx-auto w-full max-w-[min(100%,66dvh)]"
      >
        <Magnifier key={at} picture={pictures[at]!} name={alts?.[at] || name} />
        {pictures.length > 1 && <PictureTurns previous={previous} next={next} onTurn={step} />}
      </div>
      <p role="status" className="pt-3 text-center text-13 text-ink-3">
        {texts.picture(at + 1, pictures.length)}
      </p>
    </Dialog>
  )
}
