import { useEffect, useState } from 'react'
import { Icon } from '../pictures/icon.tsx'
import { checkIcon, copyIcon } from '../icons.gen.ts'
import { useUi } from '../ui-context.tsx'

/** Copies a number; `name` says which one. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const { t } = useUi()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () => {
    copyText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <button
      type="button"
      aria-label={`${t.copy} ${name}`}
      onClick={copy}
      className="inline-flex min-h-6 items-center gap-1 rounded-xs px-1 text-12 whitespace-nowrap text-jade-text hover:bg-hover"
    >
      <Icon of={copied ? checkIcon : copyIcon} size={14} />
      <span role="status">{copied ? t.copied : t.copy}</span>
    </button>
  )
}

/** Pages without https have no clipboard API; the old method still works there. */
async function copyText(text: string) {
  if (window.isSecureContext) return navigator.clipboard.writeText(text)
  const box = document.createElement('textarea')
  box.value = text
  document.body.append(box)
  box.select()
  // oxlint-disable-next-line typescript/no-deprecated -- the only way where the page came without https
  const done = document.execCommand('copy')
  box.remove()
  if (!done) throw new Error('not copied')
}
