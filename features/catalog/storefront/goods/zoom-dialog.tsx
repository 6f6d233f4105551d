import { useTexts } from '@hojip/platform/page'
import { Dialog, Picture, PictureTurns } from '@hojip/platform/ui'
import { useState, type KeyboardEvent } from 'react'
import { goodsTexts } from './texts.ts'

type ZoomDialogProps = { pictures: readonly string[]; name: string; start: number; onClose: () => void }

/** One picture as large as the window allows. */
export const ZoomDialog = ({ pictures, name, start, onClose }: ZoomDialogProps) => {
  const texts = useTexts(goodsTexts)
  const [at, setAt] = useState(start)
  const step = (by: number) => setAt((at + by + pictures.length) % pictures.length)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') step(-1)
    if (event.key === 'ArrowRight') step(1)
    event.stopPropagation()
  }
  return (
    <Dialog title={<span className="line-clamp-1">{name}</span>} width="lg" onClose={onClose}>
      {/* The buttons inside take the focus; their arrow keys arrive here. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="group"
        aria-label={texts.gallery}
        onKeyDown={onKeyDown}
        className="relative mx-auto w-full max-w-[min(100%,66dvh)]"
      >
        <Picture of={pictures[at]!} alt={name} sizes="800px" className="aspect-square rounded-lg" eager />
        {pictures.length > 1 && <PictureTurns previous={texts.previous} next={texts.next} onTurn={step} />}
      </div>
      <p role="status" className="pt-3 text-center text-13 text-ink-3">
        {texts.picture(at + 1, pictures.length)}
      </p>
    </Dialog>
  )
}
