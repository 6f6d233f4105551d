import { useEffect, useRef } from 'react'
import type { PointerEvent } from 'react'
import { usePopup } from './use-popup.ts'

const openAfterMs = 120
const closeAfterMs = 250

/**
 * A popup that also opens when the mouse rests on its button, and closes shortly after the mouse has left it.
 * `onIntent` runs as soon as it may open, e.g. to load its content.
 */
export function useHoverPopup(onIntent: () => void) {
  const { setOpen, ...popup } = usePopup()
  const byHover = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const later = (to: boolean, ms: number) => (event: PointerEvent) => {
    clearTimeout(timer.current)
    if (event.pointerType !== 'mouse') return
    if (to) onIntent()
    timer.current = setTimeout(() => {
      byHover.current = to
      setOpen(to)
    }, ms)
  }
  const rootProps = {
    ...popup.rootProps,
    onPointerEnter: later(true, openAfterMs),
    onPointerLeave: later(false, closeAfterMs),
  }
  /** Opens or closes at once, and cancels a pending change by the mouse. */
  const set = (to: boolean) => {
    clearTimeout(timer.current)
    byHover.current = false
    setOpen(to)
  }
  /** Toggles. A press on a popup that the mouse has just opened keeps it open. */
  const press = () => set(byHover.current || !popup.open)
  return { ...popup, rootProps, set, press }
}
