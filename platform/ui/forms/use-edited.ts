import { useEffect, useEffectEvent } from 'react'

/** A form's problems were said anew: what was hidden by a change since is to be seen again. */
export const problemsSaid = 'problems-said'

/** Hears of every control that somebody changes, while there is a reason to listen. */
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
