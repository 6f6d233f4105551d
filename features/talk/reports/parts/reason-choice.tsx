import { useTexts } from '@hojip/platform/page'
import { FieldError } from '@hojip/platform/ui'
import { reasonsOf, type Reason, type TargetType } from '../rules/reasons.ts'
import { reportTexts } from './texts.ts'

interface ReasonChoiceProps {
  /** Of the first radio button, for an error summary. */
  id: string
  targetType: TargetType
  value: Reason | undefined
  onChange: (reason: Reason) => void
  error: string | undefined
}

/** The reasons that fit the target. */
export function ReasonChoice({ id, targetType, value, onChange, error }: ReasonChoiceProps) {
  const t = useTexts(reportTexts)
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="mb-1 text-13 font-medium">{t.reason}</legend>
      <div className="grid grid-cols-1 gap-x-4 min-[480px]:grid-cols-2">
        {reasonsOf[targetType].map((reason, at) => (
          <label
            key={reason}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-2 hover:bg-hover has-checked:font-medium has-checked:text-jade-text"
          >
            <input
              type="radio"
              name={`${id}-reason`}
              id={at === 0 ? id : undefined}
              checked={reason === value}
              onChange={() => onChange(reason)}
              className="size-4.5 flex-none accent-(--c-jade)"
            />
            {t.reasons[reason]}
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-1">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}
