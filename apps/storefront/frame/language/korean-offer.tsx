import { closeIcon, Icon } from '@hojip/platform/ui'
import { rememberClosedOffer } from './closed-offer.ts'
import { koreanOffer } from './languages.ts'
import { useLanguageChoice } from './use-language-choice.ts'

export function KoreanOffer({ onClose }: { onClose: () => void }) {
  const chooseLanguage = useLanguageChoice()
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
          rememberClosedOffer()
          onClose()
        }}
        className="grid size-11 place-items-center rounded-full text-ink-3 hover:bg-hover"
      >
        <Icon of={closeIcon} size={14} />
      </button>
    </aside>
  )
}
