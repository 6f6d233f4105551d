import { useEffect, useRef, useState } from 'react'
import type { ApplicationDraft } from './application.ts'
import { dropDraft, storeDraft, storedDraft } from './stored-draft.ts'

type DraftChange = Partial<ApplicationDraft> | ((before: ApplicationDraft) => Partial<ApplicationDraft>)

/**
 * The form's values, stored in this browser until they are submitted. A stored draft is restored after the first
 * rendering, which has to equal the server's.
 * @param of the draft's key; undefined when no draft is to be stored
 */
export function useDraft(of: string | undefined, first: ApplicationDraft) {
  const [draft, setDraft] = useState(first)
  const [isRestored, setRestored] = useState(false)
  const isTouched = useRef(false)
  useEffect(() => {
    const stored = of === undefined || isTouched.current ? undefined : storedDraft(of, Date.now())
    if (!stored) return
    setDraft((before) => ({ ...before, ...stored }))
    setRestored(true)
  }, [of])
  useEffect(() => {
    if (of !== undefined && isTouched.current) storeDraft(of, draft, Date.now())
  }, [of, draft])
  return {
    draft,
    isRestored,
    change: (changes: DraftChange) => {
      isTouched.current = true
      setDraft((before) => ({ ...before, ...(typeof changes === 'function' ? changes(before) : changes) }))
    },
    /** Deletes the stored draft after it was submitted. */
    drop: () => {
      isTouched.current = false
      if (of !== undefined) dropDraft(of, Date.now())
    },
  }
}
