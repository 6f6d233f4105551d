import { useEffect, useRef } from 'react'
import { useUi } from './ui-context.tsx'

export type FieldProblem = {
  /** The id of the field's control. */
  fieldId: string
  text: string
}

/**
 * All that a submitted form refused, above the form: takes the focus each time the list is a new one, and each
 * line leads to its field. Render it with `problems` from the last submit only.
 */
export const ErrorSummary = ({ problems }: { problems: readonly FieldProblem[] }) => {
  const { t } = useUi()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problems.length > 0) box.current?.focus()
  }, [problems])
  if (problems.length === 0) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded-lg bg-crimson-soft px-4 py-3 text-crimson shadow-[inset_0_0_0_1.5px_var(--c-crimson)]"
    >
      <p className="font-bold">{t.errorsTitle(problems.length)}</p>
      <ul className="mt-1 grid gap-1 text-13">
        {problems.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="inline-block min-h-6 underline underline-offset-3"
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldId)?.focus()
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
