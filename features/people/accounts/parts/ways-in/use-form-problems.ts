import { isApiError, type ApiError } from '@hojip/platform/client'
import { runtimeTexts, useTexts } from '@hojip/platform/page'
import type { FieldProblem } from '@hojip/platform/ui'
import { useId, useState } from 'react'

/** Focuses a field of the next frame, because the button that was pressed is gone. */
export function focusSoon(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}

export type Problems<Field extends string> = Partial<Record<Field, string>>

/**
 * Shows a form's problems in a summary above it, which takes the focus, and in the same words beside each field.
 * `fields` are in their order on the page.
 */
export function useFormProblems<const Field extends string>(fields: readonly Field[]) {
  const texts = useTexts(runtimeTexts)
  const formId = useId()
  const [problems, setProblems] = useState<Problems<Field>>({})
  const [summary, setSummary] = useState<readonly FieldProblem[]>([])
  const [refusal, setRefusal] = useState<string>()
  const idOf = (field: Field) => `${formId}-${field}`

  /** Shows these problems; true when there are none. */
  const say = (found: Problems<Field>): boolean => {
    const texts = fields.flatMap((field) => {
      const text = found[field]
      return text ? [{ fieldId: idOf(field), text }] : []
    })
    setProblems(found)
    setSummary(texts)
    setRefusal(undefined)
    return texts.length === 0
  }
  /** For `onRefused`: shows a field's problem beside the field, any other above the form. */
  const refused = ({ message, data }: Pick<ApiError, 'message' | 'data'>): true => {
    const found = (data.fields ?? []).flatMap(({ field, problem }) => {
      const known = fields.find((one) => one === field)
      return known ? [[known, message || problem] as const] : []
    })
    say(Object.fromEntries(found) as Problems<Field>)
    if (found.length === 0) setRefusal(message)
    return true
  }
  /** For `useWrite`: shows every error in the form, also a failed connection. */
  const handlers = {
    quiet: true,
    onRefused: refused,
    onError: (error: Error) => {
      if (!isApiError(error)) refused({ message: texts.notDone, data: {} })
    },
  }
  return { problems, summary, refusal, idOf, say, refused, handlers }
}

export type FormProblems<Field extends string> = ReturnType<typeof useFormProblems<Field>>
