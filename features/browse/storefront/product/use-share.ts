import { toast, useTexts } from '@hojip/platform/page'
import { goodsTexts } from './texts.ts'

/** The device's own way to pass a page on; where there is none, the link is copied. */
export function useShare(title: string): () => void {
  const texts = useTexts(goodsTexts)
  return () => {
    const url = location.origin + location.pathname
    // Giving up in the device's own dialog is no failure.
    if ('share' in navigator) return void navigator.share({ title, url }).catch(() => undefined)
    void (navigator as Navigator).clipboard.writeText(url).then(() => toast('success', texts.linkCopied))
  }
}
