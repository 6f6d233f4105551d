import { useEffect, useState } from 'react'

/**
 * Sends the browser to a gateway. Busy until it has left; a browser that comes back to this very page finds
 * it ready again.
 */
export function useLeaving(): { isLeaving: boolean; hasLeft: boolean; leaveFor: (url: string) => void } {
  const [state, setState] = useState<'here' | 'leaving' | 'back'>('here')
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === 'visible') setState((before) => (before === 'here' ? before : 'back'))
    }
    window.addEventListener('pageshow', comeBack)
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      window.removeEventListener('pageshow', comeBack)
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [])
  return {
    isLeaving: state === 'leaving',
    hasLeft: state === 'back',
    leaveFor: (url) => {
      setState('leaving')
      location.assign(url)
    },
  }
}
