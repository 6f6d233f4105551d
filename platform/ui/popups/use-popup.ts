import { useEffect, useRef, useState } from 'react'
import type { FocusEvent } from 'react'

/** A popup below its button. Esc closes it and returns the focus; a press or focus elsewhere closes it. */
export function usePopup() {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const outside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    // On the document, so that Esc also closes a popup opened by hovering, wherever the focus is.
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (root.current?.contains(document.activeElement)) button.current?.focus()
      setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('keydown', escape)
    }
  }, [open])
  const rootProps = {
    ref: root,
    onBlur: (event: FocusEvent) => {
      const next = event.relatedTarget
      if (next && !root.current?.contains(next)) setOpen(false)
    },
  }
  return { open, setOpen, root, button, rootProps }
}
