/**
 * The least id that was made at a moment: the first 48 bits of an id are its time, so that the primary key finds what was
 * made since then.
 */
export function firstIdAt(epochMs: number): string {
  const hex = Math.max(epochMs, 0).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}
