import { localStore, randomId } from '@hojip/platform/storage'
import { useEffect, useEffectEvent } from 'react'

const changedKey = 'cartChanged'
const kindsKey = 'cartKinds'

/** Tells other windows of the browser that the user's cart has changed. */
export function tellCartChanged(): void {
  localStore.set(changedKey, randomId())
}

/** Tells other windows how many lines the cart has; the same number again tells nothing. */
export function tellCartKinds(kinds: number): void {
  localStore.set(kindsKey, String(kinds))
}

/** Asks for the user's cart again when this window is come back to, and when another one has changed the cart. */
export function useCartElsewhere(when: boolean, ask: () => void): void {
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    if (!when) return undefined
    const over = new AbortController()
    const { signal } = over
    const seen = () => {
      if (document.visibilityState === 'visible') askNow()
    }
    addEventListener('focus', seen, { signal })
    addEventListener('pageshow', ({ persisted }) => persisted && seen(), { signal })
    document.addEventListener('visibilitychange', seen, { signal })
    addEventListener(
      'storage',
      ({ key }) => {
        if (key === changedKey || key === kindsKey) askNow()
      },
      { signal },
    )
    return () => over.abort()
  }, [when])
}
