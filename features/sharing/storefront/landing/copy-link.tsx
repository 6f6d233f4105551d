import { toast, useTexts } from '@hojip/platform/page'
import { Button, copyIcon, Icon } from '@hojip/platform/ui'
import { useEffect, useState } from 'react'
import { sharingTexts } from '../texts.ts'

/** Copies the shared link. Shown only where scripts run. */
export function CopyLink({ url, className }: { url: string; className: string }) {
  const texts = useTexts(sharingTexts)
  const [works, setWorks] = useState(false)
  useEffect(() => setWorks('clipboard' in navigator), [])
  if (!works) return null
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast('success', texts.linkCopied),
      () => toast('error', texts.copyYourself),
    )
  return (
    <Button size="lg" className={className} onClick={() => void copy()}>
      <Icon of={copyIcon} size={18} />
      {texts.copyLink}
    </Button>
  )
}
