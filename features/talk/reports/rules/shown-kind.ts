import type { TargetType } from './reasons.ts'

/** How a measure is named for people: a product goes off sale, words go away. */
export function shownKind<K extends 'takeDown' | 'warn' | 'none'>(targetType: TargetType, kind: K) {
  return kind === 'takeDown' && targetType !== 'goods' ? 'words' : kind
}
