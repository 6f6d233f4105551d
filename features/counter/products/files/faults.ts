import { fileReasons, importReasons, type Fault } from '@hojip/catalog/files'
import { columnOfPart } from '@hojip/catalog/rules'
import type { Locale } from '@hojip/platform/i18n'
import { refusalText, type Refusal, type RefusalKind, type RefusalParams } from '@hojip/platform/refusal'
import { problemTexts } from '../rules/form/texts.ts'
import type { Problem } from '../rules/form/problems.ts'
import { known } from '@hojip/platform/known'
import { productFilesRefusals } from '../refusals.ts'

/** A reason with its parameters, or one of the editor's; texts are made when somebody reads it. */
export type StoredReason = { reason: string; params: RefusalParams } | { why: Problem['why'] }

export interface StoredFault {
  line: number
  /** As the file names it; '' when the whole row is meant. */
  column: string
  reason: StoredReason
}

const kinds: readonly RefusalKind[] = [importReasons, fileReasons, productFilesRefusals].flatMap((room) =>
  Object.values<RefusalKind>(room),
)
const kindOf = new Map(kinds.map((kind) => [kind.reason, kind]))

export function storedReason({ kind, params }: Refusal): StoredReason {
  return { reason: kind.reason, params }
}

export function storedFault({ line, column, reason }: Fault): StoredFault {
  return { line, column, reason: storedReason(reason) }
}

/** What stops the editor from saving a product, as a fault of its first line. */
export function faultOfProblem({ field, why }: Problem, line: number): StoredFault {
  const [whole = '', , ofSku] = field.split('.')
  return { line, column: columnOfPart.get(ofSku ?? whole) ?? '', reason: { why } }
}

/** Each fault once: the first line of a product represents all its variants in the messages of the editor. */
export function eachOnce(faults: readonly StoredFault[]): StoredFault[] {
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()]
}

export function reasonText(stored: StoredReason, locale: Locale): string {
  if ('why' in stored) return known(problemTexts[locale].why, stored.why) ?? stored.why
  const kind = kindOf.get(stored.reason)
  return kind ? refusalText({ kind, params: stored.params }, locale) : stored.reason
}
