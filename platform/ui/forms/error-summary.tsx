import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '../layout/use-hydrated.ts'
import { useUi } from '../ui-context.tsx'
import { problemsSaid, useEdited } from './use-edited.ts'

export type FieldProblem = {
  /** The id of the field's control. */
  fieldId: string
  text: string
}

/** Whether a page has only removed problems: those of a removed row are gone. */
function isLessOf(before: readonly FieldProblem[], now: readonly FieldProblem[]): boolean {
  return (
    now.length < before.length && now.every(({ fieldId }) => before.some((one) => one.fieldId === fieldId))
  )
}

/** The problems whose fields have not been changed since the form was sent. */
function useUncorrected(problems: readonly FieldProblem[]): readonly FieldProblem[] {
  const [edited, setEdited] = useState<{ of: readonly FieldProblem[]; ids: readonly string[] }>()
  useEdited((target) => {
    const ids = problems.flatMap(({ fieldId }) =>
      document.getElementById(fieldId)?.contains(target) ? [fieldId] : [],
    )
    if (ids.length > 0)
      setEdited((before) => ({ of: problems, ids: [...(before?.of === problems ? before.ids : []), ...ids] }))
  }, problems.length > 0)
  return edited?.of === problems ? problems.filter(({ fieldId }) => !edited.ids.includes(fieldId)) : problems
}

/**
 * All problems of a refused form, above the form. Each line links to its field, and disappears when that is changed. A
 * new list takes the focus, also when it equals the rest of the last one: the form was sent again. A list that only
 * gets shorter leaves the focus where it is, and so does one that the page came with: it would move the page under the
 * finger of who has begun without it.
 */
export function ErrorSummary({ problems }: { problems: readonly FieldProblem[] }) {
  const { t } = useUi()
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef<readonly FieldProblem[]>([])
  const cameWithPage = useRef(useHydrated() ? undefined : problems)
  const left = useUncorrected(problems)
  useEffect(() => {
    const isNew = problems.length > 0 && !isLessOf(shown.current, problems)
    if (!isNew || problems === cameWithPage.current) return
    document.dispatchEvent(new Event(problemsSaid))
    box.current?.focus()
  }, [problems])
  useEffect(() => {
    shown.current = left
  })
  if (left.length === 0) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded-lg bg-crimson-soft px-4 py-3 text-crimson shadow-[inset_0_0_0_1.5px_var(--c-crimson)]"
    >
      <p className="font-bold">{t.errorsTitle(left.length)}</p>
      <ul className="mt-1 grid gap-1 text-13">
        {left.map(({ fieldId, text }) => (
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
