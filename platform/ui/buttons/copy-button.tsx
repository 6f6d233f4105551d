import { useEffect, useState } from 'react'
import { copyText } from '../../storage/index.ts'
import { Icon } from '../pictures/icon.tsx'
import { checkIcon, copyIcon } from '../icons.gen.ts'
import { useUi } from '../ui-context.tsx'

/** Copies a number; `name` is which one. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const { t } = useUi()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <button
      type="button"
      aria-label={`${t.copy} ${name}`}
      onClick={() => void copyText(text).then(setCopied)}
      className="inline-flex min-h-6 items-center gap-1 rounded-xs px-1 text-12 whitespace-nowrap text-jade-text hover:bg-hover"
    >
      <Icon of={copied ? checkIcon : copyIcon} size={14} />
      <span role="status">{copied ? t.copied : t.copy}</span>
    </button>
  )
}
