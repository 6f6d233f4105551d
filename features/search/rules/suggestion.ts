/** Whether a name has the typed text; a Latin text only from the beginning of a word: "tea" is not in "steak". */
export function isNamed(name: string, typed: string): boolean {
  const plain = name.toLowerCase()
  return /^[a-z]/.test(typed) ? ` ${plain}`.includes(` ${typed}`) : plain.includes(typed)
}
