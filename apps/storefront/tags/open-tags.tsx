import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useEffect, useState } from 'react'
import { tagsFrom } from './open-pages.ts'

const TagStrip = lazyPart(() => import('./tag-strip.tsx').then((module) => ({ default: module.TagStrip })))

/** Whether to load the strip: once the page is hydrated and the browser is idle, never on phones. */
function useTurn(): boolean {
  const [isOurs, setOurs] = useState(false)
  useEffect(() => {
    const wide = matchMedia(tagsFrom)
    const check = () => setOurs(wide.matches)
    const wait = setTimeout(check, 300)
    wide.addEventListener('change', check)
    return () => {
      clearTimeout(wait)
      wide.removeEventListener('change', check)
    }
  }, [])
  return isOurs
}

export function OpenTags({ asks }: { asks: boolean }) {
  const isOurTurn = useTurn()
  return <Suspense fallback={null}>{isOurTurn && <TagStrip asks={asks} />}</Suspense>
}
