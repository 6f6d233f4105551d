import { useEffect, useRef, useState, type RefObject } from 'react'

type Add = (files: readonly File[]) => void

/** Stable listeners that always call the latest function. */
function useNewest(add: Add) {
  const newest = useRef(add)
  useEffect(() => {
    newest.current = add
  })
  return newest
}

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false
}

/** Takes files dragged onto the element; returns whether some are over it. */
export function useDrop(ref: RefObject<HTMLElement | null>, add: Add): boolean {
  const newest = useNewest(add)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      // Otherwise the browser would open the file in place of the page.
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (!element.contains(event.relatedTarget as Node | null)) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setOver(false)
      newest.current([...(event.dataTransfer?.files ?? [])])
    }
    element.addEventListener('dragover', over)
    element.addEventListener('dragleave', leave)
    element.addEventListener('drop', drop)
    return () => {
      element.removeEventListener('dragover', over)
      element.removeEventListener('dragleave', leave)
      element.removeEventListener('drop', drop)
    }
  }, [ref, newest])
  return isOver
}

/** Takes pictures pasted anywhere in the element's form; pasted text goes where it always does. */
export function usePaste(ref: RefObject<HTMLElement | null>, add: Add): void {
  const newest = useNewest(add)
  useEffect(() => {
    const place = ref.current?.closest('fieldset, form') ?? ref.current
    const paste = (event: Event) => {
      const files = [...((event as ClipboardEvent).clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      newest.current(files)
    }
    place?.addEventListener('paste', paste)
    return () => place?.removeEventListener('paste', paste)
  }, [ref, newest])
}
