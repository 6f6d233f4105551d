import { useTexts } from '@hojip/platform/page'
import { hasCookies } from '@hojip/platform/storage'
import { Notice } from '@hojip/platform/ui'
import { useEffect, useState } from 'react'
import { waysInTexts } from './texts.ts'

/** Where the browser refuses cookies: what a sign-in needs, and how long it lasts without. */
export function NeedsCookies() {
  const t = useTexts(waysInTexts)
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => setIsRefused(!hasCookies()), [])
  return isRefused ? (
    <div role="status">
      <Notice tone="amber">{t.needsCookies}</Notice>
    </div>
  ) : null
}
