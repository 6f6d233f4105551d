import { homeHref } from '@hojip/hrefs/browse'
import { Link } from '@hojip/platform/ui'
import { useKitTexts } from './texts.ts'

/** The mall's logo, a market stall. Drawn only here. */
export function Mark({ size = 38, className }: { size?: number; className?: string }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" className={className}>
      <rect width="40" height="40" rx="10" className="fill-brand" />
      <path d="M20 7.4 33 16.2v1.9H7v-1.9z" fill="#fff" />
      <path
        d="M8.6 18.1h22.8v2.1a3.8 3.8 0 0 1-7.6 0 3.8 3.8 0 0 1-7.6 0 3.8 3.8 0 0 1-7.6 0z"
        fill="#fff"
        opacity=".62"
      />
      <path
        d="M10.6 25.2v7.2h18.8v-7.2"
        fill="none"
        stroke="#fff"
        strokeWidth="2.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M17.2 32.2v-4.4a2.8 2.8 0 0 1 5.6 0v4.4" fill="#ff9a76" />
    </svg>
  )
}

/** Logo and name, linking home. The name is hidden on phones. */
export function Brand({ compact = false }: { compact?: boolean }) {
  const t = useKitTexts()
  return (
    <Link href={homeHref} className="flex flex-none items-center gap-2.5">
      <Mark className={compact ? 'max-lg:size-8' : ''} />
      <span className={compact ? 'grid leading-[1.1] max-lg:sr-only' : 'grid leading-[1.1]'}>
        <b className="text-24 tracking-[.04em]">{t.brand}</b>
        <span className="text-11 tracking-[.14em] text-ink-3">{t.brandBeside}</span>
      </span>
    </Link>
  )
}
