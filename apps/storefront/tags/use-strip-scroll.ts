import { useEffect, useRef, useState } from 'react'

/** How far one press scrolls the strip. */
const stepPx = 240

/** The scrolling of the strip: in steps when it overflows, and always so that the current tag is visible. */
export function useStripScroll(tags: unknown, currentKey: string | undefined) {
  const list = useRef<HTMLUListElement>(null)
  const [state, setState] = useState({ overflows: false, atStart: true, atEnd: true })
  useEffect(() => {
    const strip = list.current
    if (!strip) return undefined
    const measure = () => {
      const rest = strip.scrollWidth - strip.clientWidth
      setState({ overflows: rest > 1, atStart: strip.scrollLeft <= 1, atEnd: strip.scrollLeft >= rest - 1 })
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
    // The arrows at the ends reduce the width of the strip.
  }, [tags, currentKey, state.overflows])
  const scroll = (left: number) => {
    const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
    list.current?.scrollBy({ left, behavior: isMotionReduced ? 'instant' : 'smooth' })
  }
  return { list, ...state, scrollBack: () => scroll(-stepPx), scrollOn: () => scroll(stepPx) }
}
