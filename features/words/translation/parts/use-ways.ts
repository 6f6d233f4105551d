import type { Locale } from '@hojip/platform/i18n'
import { useLazyCall, useLocale, useViewer } from '@hojip/platform/page'
import { useEffect, useMemo, useState } from 'react'
import { browserState } from './browser-way.ts'

type Way = 'browser' | 'server'

const seldomMs = 600_000

const none: readonly Way[] = []

/**
 * The ways to translate a text of this language for the reader, the surest first; none when it needs no translation. A
 * browser that would have to load a model first may take minutes, and comes after the mall's server, which translates
 * for signed-in users only.
 */
export function useWays(from: Locale | undefined): readonly Way[] {
  const to = useLocale()
  const viewer = useViewer()
  const isForeign = from !== undefined && from !== to
  const pair = isForeign ? `${from} ${to}` : ''
  const [browser, setBrowser] = useState({ pair: '', isReady: false })
  const settings = useLazyCall('GET /sysConfig/queryPublic', {}, { freshForMs: seldomMs, when: isForeign })
  useEffect(() => {
    if (!isForeign) return undefined
    let isGone = false
    void browserState(from, to).then((state) => {
      if (state !== 'unavailable' && !isGone) setBrowser({ pair, isReady: state === 'available' })
    })
    return () => {
      isGone = true
    }
  }, [from, isForeign, pair, to])
  const hasServer = isForeign && settings.data?.translates === true && viewer !== null
  const hasBrowser = isForeign && browser.pair === pair
  const { isReady } = browser
  return useMemo(() => {
    const server: readonly Way[] = hasServer ? ['server'] : none
    if (!hasBrowser) return server
    return isReady ? ['browser', ...server] : [...server, 'browser']
  }, [hasServer, hasBrowser, isReady])
}
