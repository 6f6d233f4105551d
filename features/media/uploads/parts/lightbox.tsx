import { useTexts } from '@hojip/platform/page'
import { Dialog, PictureTurns } from '@hojip/platform/ui'
import { useEffect, useState } from 'react'
import { fullUrl } from '../rules/url.ts'
import { uploadsTexts } from './texts.ts'

interface LightboxProps {
  pictures: readonly string[]
  title: string
  altOf: (at: number) => string
  start: number
  onClose: () => void
}

/** One uncropped picture, as large as the window allows; the arrow keys turn to the others. */
export function Lightbox({ pictures, title, altOf, start, onClose }: LightboxProps) {
  const texts = useTexts(uploadsTexts)
  const [at, setAt] = useState(start)
  const [lost, setLost] = useState<number>()
  const count = pictures.length
  const step = (by: number) => setAt((at + by + count) % count)
  // On the window, since the focus may be anywhere in the dialog; at first it is on the close button.
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const by = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
      if (by !== 0) setAt((before) => (before + by + count) % count)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [count])
  return (
    <Dialog title={<span className="line-clamp-1">{title}</span>} width="lg" whole onClose={onClose}>
      <div className="relative grid h-[min(60dvh,560px)] place-items-center overflow-hidden rounded-lg bg-inset">
        {lost === at ? (
          <p className="text-ink-3">{texts.lost}</p>
        ) : (
          <img
            key={at}
            src={fullUrl(pictures[at]!)}
            alt={altOf(at)}
            onError={() => setLost(at)}
            className="size-full object-contain"
          />
        )}
        {count > 1 && <PictureTurns previous={texts.previous} next={texts.next} onTurn={step} />}
      </div>
      {count > 1 && (
        <p role="status" className="pt-3 text-center text-13 text-ink-3">
          {texts.of(at + 1, count)}
        </p>
      )}
    </Dialog>
  )
}
