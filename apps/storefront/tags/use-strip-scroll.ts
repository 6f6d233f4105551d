import { useEffect, useRef, useState } from 'react'

/** How far one press moves the strip. */
export const stepPx = 240

/** The strip's own scrolling: by steps where it does not fit, and always so that the current tag is seen. */
export function useStripScroll(tags: unknown, currentKey: string | undefined) {
  const list = useRef<HTMLUListElement>(null)
  const [state, setState] = useState({ overflows: false, atStart: true, atEnd: true })
  useEffect(() => {
    const strip = list.current
    if (!strip) return undefined
    const measure = () => {
      const rest = strip.scrollWidth - strip.clientWidth
      setState({
        overflows: rest > 1,
        atStart: strip.scrollLeft <= 1,
        atEnd: strip.scrollLeft >= rest - 1,
      })
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(strip)
    strip.addEventListener('scroll', measure, { passive: true })
    return () => {
      watch.disconnect()
      strip.removeEventListener('scroll', measure)
    }
  }, [tags])
  useEffect(() => {
    const strip = list.current
    const tag = strip?.querySelector('[aria-current]')?.parentElement
    if (!strip || !tag) return
    const right = tag.offsetLeft + tag.offsetWidth
    if (tag.offsetLeft < strip.scrollLeft) strip.scrollLeft = tag.offsetLeft
    else if (right > strip.scrollLeft + strip.clientWidth) strip.scrollLeft = right - strip.clientWidth
    // The arrows at the ends take their place from the strip.
  }, [tags, currentKey, state.overflows])
  const scroll = (left: number) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    list.current?.scrollBy({ left, behavior: still ? 'instant' : 'smooth' })
  }
  return { list, ...state, scrollBack: () => scroll(-stepPx), scrollOn: () => scroll(stepPx) }
}
