import type { FailureOf } from '@hojip/platform/client'
import type { SynonymGroup } from '../contract/word-lists.ts'

type SynonymWrite = 'POST /sysConsole/saveSynonym' | 'POST /sysConsole/switchSynonym'

/** The group as somebody else has left it, when that is why a change was refused. */
export function changedMeanwhile(failure: FailureOf<SynonymWrite>): SynonymGroup | undefined {
  return failure.reason === 'search/synonymChanged' ? failure.data.now : undefined
}
