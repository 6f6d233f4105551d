const east = /[\p{Script=Han}\p{Script=Hangul}]/u

/**
 * Shorter queries to suggest instead of one that found nothing: the words of a query with spaces, or the beginning and
 * the end of one without. At most four, none equal to the query.
 */
export function nearWords(query: string): string[] {
  const words = query.trim().split(/\s+/).filter(Boolean)
  const parts = words.length > 1 ? words : words.flatMap(halves)
  return [...new Set(parts)].filter((word) => word !== query.trim() && [...word].length > 1).slice(0, 4)
}

function halves(word: string): string[] {
  const characters = [...word]
  if (!east.test(word) || characters.length < 3) return []
  const half = Math.max(2, Math.floor(characters.length / 2))
  return [characters.slice(0, half).join(''), characters.slice(-half).join('')]
}
