import { toast, useTexts } from '@hojip/platform/page'
import { productTexts } from './texts.ts'

/** Opens the device's share dialog; where there is none, copies the link. */
export function useShare(title: string): () => void {
  const texts = useTexts(productTexts)
  return () => {
    const url = location.origin + location.pathname
    // Cancelling the device's dialog is not an error.
    if ('share' in navigator) return void navigator.share({ title, url }).catch(() => undefined)
    void (navigator as Navigator).clipboard.writeText(url).then(() => toast('success', texts.linkCopied))
  }
}
