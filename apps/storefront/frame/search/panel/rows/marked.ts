export interface Part {
  text: string
  isTyped: boolean
}

/**
 * A suggestion in parts: those that were typed, and the rest. Half a Korean syllable at the end counts for nothing. One
 * part where nothing of it was typed, as after pinyin.
 */
export function markedParts(text: string, typed: string): Part[] {
  const plain = text.toLowerCase()
  const words = typed
    .toLowerCase()
    .replace(/[\u1100-\u11ff\u3130-\u318f]+$/u, '')
    .split(/\s+/)
    .filter(Boolean)
  // Folding changes the length of a few letters; their places would be wrong.
  if (words.length === 0 || plain.length !== text.length) return [{ text, isTyped: true }]
  const isTyped = Array.from({ length: text.length }, () => false)
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      isTyped.fill(true, at, at + word.length)
  if (!isTyped.includes(true)) return [{ text, isTyped: true }]
  const parts: Part[] = []
  for (const [at, isPart] of isTyped.entries()) {
    const last = parts.at(-1)
    if (last?.isTyped === isPart) last.text += text.charAt(at)
    else parts.push({ text: text.charAt(at), isTyped: isPart })
  }
  return parts
}
