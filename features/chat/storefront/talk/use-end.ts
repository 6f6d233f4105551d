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

/** Stays at the end while messages arrive, and in place while older ones are added above or the reader looks there. */
export function useEnd({ first, last, isOwn, onTop }: EndSettings): End {
  const log = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const place = useRef<{ first: number | undefined; height: number; isAtEnd: boolean }>({
    ...{ first: undefined, height: 0, isAtEnd: true },
  })
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
    place.current = { ...place.current, first, height: element.scrollHeight }
  }, [first, last, isOwn])
  // Pictures and cards get their height later, and the phone's keyboard changes the window's.
  useEffect(() => {
    const element = log.current
    if (!element || !('ResizeObserver' in globalThis)) return undefined
    const observer = new ResizeObserver(() => {
      place.current.height = element.scrollHeight
      if (place.current.isAtEnd) element.scrollTop = element.scrollHeight
    })
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  const onScroll = () => {
    const element = log.current
    if (!element) return
    const atEnd = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx
    place.current.isAtEnd = atEnd
    place.current.height = element.scrollHeight
    setAtEnd(atEnd)
    if (element.scrollTop < topPx) onTop()
  }
  return { log, isAtEnd, onScroll, goToEnd }
}
