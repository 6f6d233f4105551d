import { lazyPart } from '@hojip/platform/parts'
import { memo, Suspense } from 'react'

const MallLanguageMenu = lazyPart(() =>
  import('./mall-language-menu.tsx').then((module) => ({ default: module.MallLanguageMenu })),
)

/** The choice of language, part of the server's HTML; its script loads after the page. */
export const LanguageSlot = memo(function LanguageSlot({ compact = false }: { compact?: boolean }) {
  return (
    <Suspense fallback={<span className={compact ? 'block size-11' : 'inline-block w-20'} />}>
      <MallLanguageMenu compact={compact} />
    </Suspense>
  )
})
