import type { useFormProblems } from '@hojip/accounts/parts'
import type { Output } from '@hojip/platform/client'
import type { Draft } from '../draft.ts'
import type { FieldName } from '../faults.ts'

/** What every step of the form is given. */
export interface StepProps {
  draft: Draft
  change: (part: Partial<Draft>) => void
  said: ReturnType<typeof useFormProblems<FieldName>>
  own: Output<'GET /shopJoin/queryOwn'>
}
