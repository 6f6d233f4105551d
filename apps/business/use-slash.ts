import { useEffect } from 'react'

const field = 'main form[role="search"] input[type="search"], main [role="search"] input:not([type="hidden"])'

/** `/` leads to the search of the page, if it has one, except while something is typed. */
export function useSlash(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, dialog, [contenteditable]')
      if (event.key !== '/' || event.defaultPrevented || isTyping) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const found = document.querySelector<HTMLInputElement>(field)
      if (!found) return
      event.preventDefault()
      found.focus()
      found.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
