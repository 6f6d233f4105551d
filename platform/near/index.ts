/**
 * The number of letters to add, drop, change or swap with their neighbour between two words; more than `most` when
 * they are further apart.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let best = i
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min(row[j - 1]! + 1, last[j]! + 1, last[j - 1]! + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1)
      row.push(cost)
      best = Math.min(best, cost)
    }
    if (best > most) return most + 1
    before = last
    last = row
  }
  return last[b.length]!
}

/** How many letters of a word may be wrong: a third of them. */
export function mostWrong(length: number): number {
  return Math.max(1, Math.floor(length / 3))
}

/** The name that was probably meant by a misspelt or shortened one; undefined when none is near. */
export function nearestName(misspelt: string, names: readonly string[]): string | undefined {
  const asked = misspelt.toLowerCase().slice(0, 60)
  const most = mostWrong(asked.length)
  let found: { name: string; away: number } | undefined
  for (const name of names) {
    const key = name.toLowerCase()
    const isPart = asked.length > 2 && key.length > 2 && (key.includes(asked) || asked.includes(key))
    const apart = distance(asked, key, most)
    const away = Math.min(apart > most ? Infinity : apart, isPart ? most : Infinity)
    if (away < (found?.away ?? Infinity)) found = { name, away }
  }
  return found?.name
}
