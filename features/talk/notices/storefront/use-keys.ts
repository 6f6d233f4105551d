import { useEffect, useRef } from 'react'

/** Whether the key belongs to a field, a dialog or the browser. */
function isElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  return (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target.closest('input, textarea, select, [contenteditable], dialog, [role=menu]') !== null
  )
}

/** Calls an action for a key while the page is shown; the keys are in lower case. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const current = useRef(actions)
  useEffect(() => {
    current.current = actions
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = isElsewhere(event) ? undefined : current.current[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
