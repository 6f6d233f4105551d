/** A number as people copy it from a pack: full-width and small letters, spaces and long hyphens do not count. */
export function batchNumberOf(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/\s/g, '')
}
