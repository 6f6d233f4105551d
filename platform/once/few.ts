/**
 * Remembers what a pure function returned for texts of which there are few, such as headers that browsers send. Once
 * there are too many, as from somebody who sends another one each time, it begins anew.
 */
export function rememberFew<K extends string | undefined, V>(make: (key: K) => V, most = 500): (key: K) => V {
  const known = new Map<K, V>()
  return (key) => {
    if (known.has(key)) return known.get(key) as V
    const made = make(key)
    if (known.size >= most) known.clear()
    known.set(key, made)
    return made
  }
}
