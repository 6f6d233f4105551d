/** Safari ends a composition just before the key that ended it: what comes within this time is that key. */
const sameKeyMs = 50

/** When the last composition of the document ended, on the clock of events. */
let endedAt = -sameKeyMs

if (typeof document === 'object')
  document.addEventListener('compositionend', ({ timeStamp }) => (endedAt = timeStamp), true)

interface Key {
  key: string
  timeStamp: number
  /** 229 where an input method has taken the key. */
  keyCode: number
  isComposing?: boolean
  nativeEvent?: { isComposing: boolean }
}

/**
 * Whether a pressed key belongs to an input method that writes Chinese, Korean or Japanese: Enter that chooses a word sends
 * nothing. Chrome and Firefox report such a key within the composition, Safari just after it with the code 229.
 */
export function isOfComposition(key: Key): boolean {
  const isComposing = key.nativeEvent?.isComposing ?? key.isComposing ?? false
  const isSameEnter = key.key === 'Enter' && key.timeStamp - endedAt < sameKeyMs
  return isComposing || key.keyCode === 229 || isSameEnter
}
