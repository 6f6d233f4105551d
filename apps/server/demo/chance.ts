/** A number from 0 up to 1 that depends on the text alone, so that every demo mall is alike. */
export function chanceOf(text: string): number {
  // FNV-1a, then mixed once more: by itself the last characters change only the low bits.
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}
