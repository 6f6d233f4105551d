import json from './contract-words.gen.json' with { type: 'json' }

interface ContractWords {
  rooms: Record<string, { says: string; calls: string[] }>
  words: Record<string, string>
  bases: Record<string, string[]>
}

const read = json as ContractWords

/** What a contract says beside a field of a shape or call, or beside that of a shape it is made from. */
export function contractWord(
  owner: string,
  path: readonly string[],
  seen: readonly string[] = [],
): string | undefined {
  const key = [owner, ...path].join('.')
  if (seen.includes(key)) return undefined
  const own = read.words[key]
  if (own !== undefined) return own
  for (let length = path.length - 1; length >= 0; length--)
    for (const base of read.bases[[owner, ...path.slice(0, length)].join('.')] ?? []) {
      const found = contractWord(base, path.slice(length), [...seen, key])
      if (found !== undefined) return found
    }
  return undefined
}

function onlyWords(): Map<string, string> {
  const found = new Map<string, Set<string>>()
  for (const [key, text] of Object.entries(read.words)) {
    const name = key.slice(key.lastIndexOf('.') + 1)
    found.set(name, (found.get(name) ?? new Set()).add(text))
  }
  return new Map(
    [...found].flatMap(([name, [text, ...others]]) =>
      text !== undefined && others.length === 0 ? [[name, text] as const] : [],
    ),
  )
}
const only = onlyWords()

/** What contracts say of a name, if all that say something say the same. */
export function onlyWordOf(name: string): string | undefined {
  return only.get(name)
}

const roomOfCall = new Map(
  Object.entries(read.rooms).flatMap(([room, { calls }]) => calls.map((key) => [key, room] as const)),
)

/** The room that has a call. */
export function roomOf(key: string): string {
  return roomOfCall.get(key) ?? 'other'
}

/** All rooms that have calls, each with what it is for. */
export const rooms = Object.entries(read.rooms).map(([name, { says }]) => ({ name, description: says }))
