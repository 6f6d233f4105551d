import type { ApiError } from '@hojip/platform/client'
import { useTexts } from '@hojip/platform/page'
import { Sheet, Spinner } from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useState, type ReactNode } from 'react'
import { meTexts } from '../texts.ts'

const ProofForm = lazyPart(() => import('./proof-form.tsx').then((module) => ({ default: module.ProofForm })))

/**
 * Handles the refusal of a sensitive call that needs a fresh proof. `onRefused: (error, input) => needsProof(error, ()
 * => write.run(input))` opens the dialog, and repeats the call after the proof.
 */
export function useProof(): [needsProof: (error: ApiError, again: () => void) => boolean, dialog: ReactNode] {
  const t = useTexts(meTexts)
  const [again, setAgain] = useState<{ run: () => void }>()
  const needsProof = (error: ApiError, run: () => void) => {
    if (error.reason !== 'accounts/proofNeeded') return false
    setAgain({ run })
    return true
  }
  const close = () => setAgain(undefined)
  const proven = () => {
    close()
    again?.run()
  }
  const dialog = again && (
    <Sheet title={t.proofTitle} onClose={close}>
      <Suspense fallback={<Spinner />}>
        <ProofForm onProven={proven} />
      </Suspense>
    </Sheet>
  )
  return [needsProof, dialog]
}
