import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Within so many pixels the reader counts as being at the end. */
const nearPx = 80
/** Older messages are loaded before the reader reaches the first one. */
const topPx = 200

interface End {
  log: RefObject<HTMLDivElement | null>
  isAtEnd: boolean
  onScroll: () => void
  goToEnd: () => void
}

interface EndSettings {
  /** The number of the first message that is shown. */
  first: number | undefined
  /** Changes with each message at the end. */
  last: unknown
  /** The last message is the reader's own, so it is shown wherever they are. */
  isOwn: boolean
  onTop: () => void
}

interface Place {
  first: number | undefined
  /** The height of the whole log, and of the part that is seen. */
  height: number
  shown: number
  top: number
  isAtEnd: boolean
}

function sizeOf({ scrollHeight, clientHeight, scrollTop }: HTMLElement) {
  return { height: scrollHeight, shown: clientHeight, top: scrollTop }
}

/** The end has moved away from a reader who has not scrolled up: a card or a picture got its height, or a keyboard opened. */
function hasMovedAway({ height, shown, top, isAtEnd }: Place, now: ReturnType<typeof sizeOf>): boolean {
  return isAtEnd && (now.height !== height || now.shown !== shown) && now.top >= top
}

/** Stays at the end while messages arrive, and in place while older ones are added above or the reader looks there. */
export function useEnd({ first, last, isOwn, onTop }: EndSettings): End {
  const log = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const place = useRef<Place>({ first: undefined, height: 0, shown: 0, top: 0, isAtEnd: true })
  const goToEnd = () => {
    const element = log.current
    if (element) element.scrollTop = element.scrollHeight
  }
  useLayoutEffect(() => {
    const element = log.current
    if (!element) return
    const before = place.current
    if (before.first !== undefined && first !== undefined && first < before.first && !before.isAtEnd)
      element.scrollTop += element.scrollHeight - before.height
    else if (before.isAtEnd || isOwn) goToEnd()
    place.current = { ...place.current, first, ...sizeOf(element) }
  }, [first, last, isOwn])
  // Pictures and cards get their height later, and the phone's keyboard changes the window's.
  useEffect(() => {
    const element = log.current
    if (!element || !('ResizeObserver' in globalThis)) return undefined
    const observer = new ResizeObserver(() => {
      if (place.current.isAtEnd) element.scrollTop = element.scrollHeight
      place.current = { ...place.current, ...sizeOf(element) }
    })
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  const onScroll = () => {
    const element = log.current
    if (!element) return
    if (hasMovedAway(place.current, sizeOf(element))) goToEnd()
    const atEnd = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx
    place.current = { ...place.current, ...sizeOf(element), isAtEnd: atEnd }
    setAtEnd(atEnd)
    if (element.scrollTop < topPx) onTop()
  }
  return { log, isAtEnd, onScroll, goToEnd }
}
