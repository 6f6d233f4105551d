import { hasChosenLanguage, useLocale } from '@hojip/platform/page'
import { lazy, Suspense, useEffect, useState } from 'react'
import { isOfferClosed } from './closed-offer.ts'

const KoreanOffer = lazy(() =>
  import('./korean-offer.tsx').then((module) => ({ default: module.KoreanOffer })),
)

/** Asks users whose browser is set to Korean and who have not chosen a language, once and in Korean. */
export function LanguageOffer() {
  const locale = useLocale()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const readsKorean = navigator.language.toLowerCase().startsWith('ko')
    setShown(readsKorean && locale !== 'ko-KR' && !hasChosenLanguage() && !isOfferClosed())
  }, [locale])
  return isShown ? (
    <Suspense fallback={null}>
      <KoreanOffer onClose={() => setShown(false)} />
    </Suspense>
  ) : null
}
