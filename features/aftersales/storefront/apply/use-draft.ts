import { useEffect, useRef, useState } from 'react'
import type { ApplicationDraft } from './application.ts'
import { dropDraft, keepDraft, keptDraft } from './kept-draft.ts'

type DraftChange = Partial<ApplicationDraft> | ((before: ApplicationDraft) => Partial<ApplicationDraft>)

/**
 * What stands in the form, kept in this browser until it is sent. What was kept comes after the first rendering, which
 * the server does as well.
 * @param of which application; undefined: nothing is kept
 */
export function useDraft(of: string | undefined, first: ApplicationDraft) {
  const [draft, setDraft] = useState(first)
  const [isRestored, setRestored] = useState(false)
  const isTouched = useRef(false)
  useEffect(() => {
    const kept = of === undefined || isTouched.current ? undefined : keptDraft(of, Date.now())
    if (!kept) return
    setDraft((before) => ({ ...before, ...kept }))
    setRestored(true)
  }, [of])
  useEffect(() => {
    if (of !== undefined && isTouched.current) keepDraft(of, draft, Date.now())
  }, [of, draft])
  return {
    draft,
    isRestored,
    change: (changes: DraftChange) => {
      isTouched.current = true
      setDraft((before) => ({ ...before, ...(typeof changes === 'function' ? changes(before) : changes) }))
    },
    /** It was sent: nothing is left to be kept. */
    drop: () => {
      isTouched.current = false
      if (of !== undefined) dropDraft(of, Date.now())
    },
  }
}
