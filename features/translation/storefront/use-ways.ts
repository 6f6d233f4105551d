import type { Locale } from '@hojip/platform/i18n'
import { useLazyCall, useLocale, useViewer } from '@hojip/platform/page'
import { useEffect, useState } from 'react'
import { canBrowserTranslate } from './browser-way.ts'

export type Way = 'browser' | 'server'

const seldomMs = 600_000

/**
 * How a text in this language can be translated for the reader; undefined when it needs no translation or there is no
 * way. The mall's server translates for signed-in users only.
 */
export function useWay(from: Locale | undefined): Way | undefined {
  const to = useLocale()
  const viewer = useViewer()
  const isForeign = from !== undefined && from !== to
  const pair = isForeign ? `${from} ${to}` : ''
  const [canBrowser, setCanBrowser] = useState('')
  const settings = useLazyCall('GET /sysConfig/queryPublic', {}, { freshForMs: seldomMs, when: isForeign })
  useEffect(() => {
    if (!isForeign) return undefined
    let isGone = false
    void canBrowserTranslate(from, to).then((can) => {
      if (can && !isGone) setCanBrowser(pair)
    })
    return () => {
      isGone = true
    }
  }, [from, isForeign, pair, to])
  if (!isForeign) return undefined
  if (canBrowser === pair) return 'browser'
  return settings.data?.translates && viewer ? 'server' : undefined
}
