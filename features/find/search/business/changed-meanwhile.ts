import { isApiError } from '@hojip/platform/client'
import type { SynonymGroup } from '../contract.ts'

/** The group as somebody else has left it, when that is why a change was refused. */
export function changedMeanwhile(failure: Error): SynonymGroup | undefined {
  if (!isApiError(failure) || failure.data.reason !== 'search/synonymChanged') return undefined
  return failure.data['now'] as SynonymGroup | undefined
}
