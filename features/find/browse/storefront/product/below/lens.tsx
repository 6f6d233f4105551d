import { Picture } from '@hojip/platform/ui'
import { useEffect, useRef, useState } from 'react'

/** How much larger the panel shows the picture. */
const times = 2
/** Between the picture and the panel, as `ml-4`. */
const gapPx = 16

interface Spot {
  /** The middle of what is magnified, as parts of the picture's width and height. */
  x: number
  y: number
}

/** Keeps the whole lens within the picture. */
function within(part: number): number {
  const half = 1 / times / 2
  return Math.min(1 - half, Math.max(half, part))
}

/** Under the mouse a lens, and beside the picture a panel that shows what is below it twice as large. */
export function Lens({ picture }: { picture: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const [spot, setSpot] = useState<Spot>()
  useEffect(() => {
    const box = place.current?.parentElement
    if (!box) return undefined
    const watching = new AbortController()
    const { signal } = watching
    box.addEventListener(
      'pointermove',
      ({ pointerType, clientX, clientY }) => {
        // A finger hides what it touches, and a narrow window has no room for the panel.
        if (pointerType !== 'mouse') return
        const { left, right, top, width, height } = box.getBoundingClientRect()
        if (right + gapPx + width > document.documentElement.clientWidth) return setSpot(undefined)
        setSpot({ x: within((clientX - left) / width), y: within((clientY - top) / height) })
      },
      { signal },
    )
    box.addEventListener('pointerleave', () => setSpot(undefined), { signal })
    return () => watching.abort()
  }, [])
  const percent = (part: number) => `${part * 100}%`
  return (
    <span ref={place} aria-hidden="true" className="pointer-events-none absolute inset-0 max-lg:hidden">
      {spot && (
        <>
          <span
            className="absolute size-1/2 -translate-1/2 border border-line-strong bg-[rgb(255_255_255/.35)]"
            style={{ left: percent(spot.x), top: percent(spot.y) }}
          />
          <span className="absolute top-0 left-full z-30 ml-4 size-full overflow-hidden rounded-lg bg-surface shadow-e-3">
            <span
              className="absolute block size-[200%]"
              style={{ left: percent(0.5 - times * spot.x), top: percent(0.5 - times * spot.y) }}
            >
              <Picture of={picture} alt="" sizes="800px" className="aspect-square" eager />
            </span>
          </span>
        </>
      )}
    </span>
  )
}
