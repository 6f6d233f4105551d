import { useTexts } from '@hojip/platform/page'
import { checkIcon, classNames, FieldError, Icon } from '@hojip/platform/ui'
import { feedbackTexts } from '../texts.ts'
import { kinds, type FeedbackKind } from '../../rules.ts'

interface KindChoiceProps {
  /** Of the first radio button, for an error summary. */
  id: string
  value: FeedbackKind | undefined
  onChange: (kind: FeedbackKind) => void
  error: string | undefined
}

/** What the feedback is about: radio buttons that look like chips. */
export function KindChoice({ id, value, onChange, error }: KindChoiceProps) {
  const t = useTexts(feedbackTexts)
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="mb-2 text-13 font-medium">{t.kind}</legend>
      <div className="flex flex-wrap gap-2">
        {kinds.map((kind, at) => (
          <label
            key={kind}
            className={classNames(
              'relative inline-flex min-h-8 items-center gap-[5px] rounded-full bg-surface px-3 text-13 leading-tight max-lg:min-h-11',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              kind === value
                ? 'bg-jade-soft! font-medium text-jade-text shadow-[inset_0_0_0_1.5px_var(--c-jade-text)]'
                : 'ring-line hover:bg-hover',
            )}
          >
            <input
              type="radio"
              name={`${id}-kind`}
              id={at === 0 ? id : undefined}
              checked={kind === value}
              onChange={() => onChange(kind)}
              className="absolute inset-0 size-full cursor-[inherit] opacity-0"
            />
            {kind === value && <Icon of={checkIcon} size={12} />}
            {t.kinds[kind]}
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}
