import type { Draft, Field } from './draft.ts'

/** A field's value for readers: its texts one after the other, or a dash where there is nothing. */
export function shownValue(value: Draft[Field]): string {
  if (value === null || value === '') return '—'
  if (typeof value !== 'object') return String(value)
  const parts = Array.isArray(value) ? [String(value.length)] : Object.values(value).filter(Boolean)
  return parts.join(' / ') || '—'
}
