/** FNV-1a of 32 bits: six letters and digits that are always the same for the same name. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(36).padStart(7, '0').slice(-6)
}

/**
 * The slug of a shop that is known only by its name: "Muji 制造商" → "muji-1f3k2a". A name in Latin letters only has no
 * hash.
 */
export function slugOfName(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[a-z0-9]+/g) ?? []
  const latin = words.join('-').slice(0, 40)
  const saysAll = /^[\p{Script=Latin}\p{N}\p{P}\p{Z}\p{S}]*$/u.test(plain) && latin !== ''
  return saysAll ? latin : `${latin || 'shop'}-${shortHash(name)}`
}
