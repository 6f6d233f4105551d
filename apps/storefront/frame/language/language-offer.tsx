import { hasChosenLanguage, useLocale } from '@hojip/platform/page'
import { closeIcon, Icon } from '@hojip/platform/ui'
import { useEffect, useState } from 'react'
import { koreanOffer } from './languages.ts'
import { useLanguageChoice } from './use-language-choice.ts'

const dismissedKey = 'languageOfferClosed'

function isDismissed() {
  try {
    return localStorage.getItem(dismissedKey) !== null
  } catch {
    return true
  }
}

function dismiss() {
  try {
    localStorage.setItem(dismissedKey, '1')
  } catch {
    // The offer is shown again on the next page; nothing else is lost.
  }
}

/** Asks users whose browser is set to Korean and who have not chosen a language, once and in Korean. */
export function LanguageOffer() {
  const locale = useLocale()
  const chooseLanguage = useLanguageChoice()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const readsKorean = navigator.language.toLowerCase().startsWith('ko')
    setShown(readsKorean && locale !== 'ko-KR' && !hasChosenLanguage() && !isDismissed())
  }, [locale])
  if (!isShown) return null
  return (
    <aside
      lang="ko-KR"
      aria-label={koreanOffer.language}
      className="fixed inset-x-0 bottom-[calc(64px+env(safe-area-inset-bottom))] z-50 mx-auto flex w-fit max-w-[calc(100vw-24px)] items-center gap-2 rounded-full bg-surface py-1 pr-1 pl-4 text-14 shadow-e-3 lg:bottom-6"
    >
      {koreanOffer.question}
      <button
        type="button"
        onClick={() => chooseLanguage('ko-KR')}
        className="min-h-11 rounded-full px-3 font-bold text-jade-text hover:bg-hover"
      >
        {koreanOffer.yes}
      </button>
      <button
        type="button"
        aria-label={koreanOffer.no}
        onClick={() => {
          dismiss()
          setShown(false)
        }}
        className="grid size-11 place-items-center rounded-full text-ink-3 hover:bg-hover"
      >
        <Icon of={closeIcon} size={14} />
      </button>
    </aside>
  )
}
