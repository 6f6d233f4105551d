import { useEffect, useRef } from 'react'
import { useUi } from './ui-context.tsx'

export type FieldProblem = {
  /** The id of the field's control. */
  fieldId: string
  text: string
}

/** Whether `now` is what is left of `before` while somebody corrects one field after the other. */
const isLessOf = (before: readonly FieldProblem[], now: readonly FieldProblem[]): boolean =>
  now.length < before.length && now.every(({ fieldId }) => before.some((one) => one.fieldId === fieldId))

/**
 * All that a submitted form refused, above the form. Each line leads to its field. A new list takes the focus; one that
 * gets shorter because fields are corrected leaves the focus where somebody types.
 */
export const ErrorSummary = ({ problems }: { problems: readonly FieldProblem[] }) => {
  const { t } = useUi()
  const box = useRef<HTMLDivElement>(null)
  const before = useRef<readonly FieldProblem[]>([])
  useEffect(() => {
    if (problems.length > 0 && !isLessOf(before.current, problems)) box.current?.focus()
    before.current = problems
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
