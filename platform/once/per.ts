/** Remembers what a pure function returned for an object that does not change, as long as the object is used. */
export function rememberPer<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { made: V }>()
  return (key) => {
    const found = known.get(key)
    if (found) return found.made
    const made = make(key)
    known.set(key, { made })
    return made
  }
}
