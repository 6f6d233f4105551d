import { useEffect, useEffectEvent } from 'react'

/** Event: a form's problems were reported again, so problems hidden by a change show again. */
export const problemsSaid = 'problems-said'

/** Calls `changed` for every control that somebody changes, while `isListening`. */
export function useEdited(changed: (target: Node) => void, isListening: boolean): void {
  const onChange = useEffectEvent((event: Event) => {
    if (event.target instanceof Node) changed(event.target)
  })
  useEffect(() => {
    if (!isListening) return undefined
    document.addEventListener('input', onChange)
    document.addEventListener('change', onChange)
    return () => {
      document.removeEventListener('input', onChange)
      document.removeEventListener('change', onChange)
    }
  }, [isListening])
}
