import { useTexts } from '@hojip/platform/page'
import { classNames, Icon, translateIcon } from '@hojip/platform/ui'
import { translationTexts } from './texts.ts'
import type { Translated } from './use-translated.ts'

/** Switches a text between its original and its translation. Shows nothing where no translation is offered. */
export function TranslateButton({ of, className }: { of: Translated; className?: string }) {
  const t = useTexts(translationTexts)
  if (!of.isOffered) return null
  const { step, toggle } = of
  return (
    <span
      className={classNames('inline-flex flex-wrap items-center gap-x-1.5 text-12 text-ink-3', className)}
    >
      <button
        type="button"
        aria-busy={step === 'busy'}
        aria-pressed={step === 'translated'}
        onClick={toggle}
        className="inline-flex min-h-8 items-center gap-1 rounded-sm px-2 text-jade-text hover:bg-hover max-lg:min-h-11"
      >
        <Icon of={translateIcon} size={14} />
        {t.actions[step]}
      </button>
      <span role="status">{t.states[step]}</span>
    </span>
  )
}
