import { toast, useTexts } from '@hojip/platform/page'
import { copyText } from '@hojip/platform/storage'
import { Button, copyIcon, Icon } from '@hojip/platform/ui'
import { useEffect, useState } from 'react'
import { sharingTexts } from '../texts.ts'

/** Copies the shared link. Shown only where scripts run. */
export function CopyLink({ url, className }: { url: string; className: string }) {
  const texts = useTexts(sharingTexts)
  const [works, setWorks] = useState(false)
  useEffect(() => setWorks(true), [])
  if (!works) return null
  const copy = async () => {
    const isCopied = await copyText(url)
    toast(isCopied ? 'success' : 'error', isCopied ? texts.linkCopied : texts.copyYourself)
  }
  return (
    <Button size="lg" className={className} onClick={() => void copy()}>
      <Icon of={copyIcon} size={18} />
      {texts.copyLink}
    </Button>
  )
}
