import { useLocale, useTexts } from '@hojip/platform/page'
import { Button, useConfirm } from '@hojip/platform/ui'
import { useEffect, useState } from 'react'
import { Row, rowButton } from '../../../parts/section.tsx'
import { cachedBytes, clearCache } from './browser-cache.ts'
import { cacheTexts } from './texts.ts'

/** How much the mall caches in this browser, and the button that deletes it. */
export function CacheRow() {
  const t = useTexts(cacheTexts)
  const locale = useLocale()
  const [bytes, setBytes] = useState<number>()
  const [confirm, dialog] = useConfirm()
  useEffect(() => setBytes(cachedBytes()), [])
  const clear = async () => {
    if (!(await confirm({ title: t.question, text: t.follows, yes: t.yes, no: t.no }))) return
    await clearCache()
    // Answers in memory and open pages go too.
    location.reload()
  }
  return (
    <Row
      label={t.title}
      value={
        <>
          {t.text}
          {bytes !== undefined && (
            <span className="figures ml-1.5 font-medium whitespace-nowrap text-ink-3">
              {sizeIn(locale, bytes)}
            </span>
          )}
        </>
      }
      action={
        <>
          <Button className={rowButton} onClick={() => void clear()}>
            {t.action}
          </Button>
          {dialog}
        </>
      }
    />
  )
}

/** Kilobytes with one decimal, megabytes from a thousand of them. */
function sizeIn(locale: string, bytes: number): string {
  const [value, unit] = bytes < 1024 * 1000 ? [bytes / 1024, 'KB'] : [bytes / 1024 / 1024, 'MB']
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value)} ${unit}`
}
