import { isMallDay } from '@hojip/platform/mall-time'
import { choice, one, type RawSearch } from '@hojip/platform/page'
import type { ActKind } from '../../contract/act-calls.ts'
import { actKinds } from '../../rules/acts/acts.ts'

export interface ActsSearch {
  /** For operators: '' everything, `mall` what operators do, or the id of a shop. */
  of: string
  who: string
  kind: ActKind | ''
  from: string
  to: string
  words: string
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A value that fits, or ''. */
function fitting(raw: RawSearch, name: string, fits: (value: string) => boolean): string {
  const value = one(raw, name) ?? ''
  return fits(value) ? value : ''
}

function isDay(value: string): boolean {
  return value.startsWith('2') && isMallDay(value)
}

export function actsSearch(raw: RawSearch): ActsSearch {
  return {
    of: fitting(raw, 'of', (value) => value === 'mall' || uuid.test(value)),
    who: fitting(raw, 'who', (value) => uuid.test(value)),
    kind: choice(raw, 'kind', ['', ...actKinds], ''),
    from: fitting(raw, 'from', isDay),
    to: fitting(raw, 'to', isDay),
    words: (one(raw, 'words') ?? '').trim().slice(0, 40),
  }
}

/** The input of the calls; what is empty is left out. */
export function actsInput({ of, who, kind, from, to, words }: ActsSearch, isMall: boolean) {
  const scope = of === 'mall' ? { scope: 'mall' as const } : of && { shopId: of }
  return {
    ...(isMall && scope),
    ...(who && { userId: who }),
    ...(kind && { kind }),
    ...(from && { from }),
    ...(to && { to }),
    ...(words && { words }),
  }
}

export type ActsInput = ReturnType<typeof actsInput>

export function isNarrowed({ who, kind, from, to, words }: ActsSearch): boolean {
  return [who, kind, from, to, words].some(Boolean)
}
