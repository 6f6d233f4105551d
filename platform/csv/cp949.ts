/**
 * CP949, in which Excel saves in Korea: EUC-KR with the 8,822 rarer syllables, such as 똠, between its codes. Browsers
 * read it by the name `euc-kr`; Node's reader of that name has EUC-KR alone.
 */

let reader: TextDecoder | undefined

/** One for all: a text of rare syllables needs it for each of them. It remembers nothing, as no text is a piece to it. */
function eucKr() {
  reader ??= new TextDecoder('euc-kr')
  return reader
}

/** The second bytes of the added codes; those behind the last letter only where EUC-KR begins no code. */
function isAddedTrail(trail: number): boolean {
  return (
    (trail >= 0x41 && trail <= 0x5a) || (trail >= 0x61 && trail <= 0x7a) || (trail >= 0x81 && trail <= 0xfe)
  )
}

function isAdded(lead: number, trail: number): boolean {
  return lead >= 0x81 && lead <= 0xc6 && isAddedTrail(trail) && (lead <= 0xa0 || trail <= 0xa0)
}

let added: Map<number, string> | undefined

/** The added syllables by their code: in Unicode's order, those that EUC-KR lacks. */
function addedSyllables(): Map<number, string> {
  if (added) return added
  const known = new Set<string>()
  for (let lead = 0xb0; lead <= 0xc8; lead++)
    for (let trail = 0xa1; trail <= 0xfe; trail++) known.add(eucKr().decode(new Uint8Array([lead, trail])))
  const syllables: string[] = []
  for (let point = 0xac00; point <= 0xd7a3; point++)
    if (!known.has(String.fromCharCode(point))) syllables.push(String.fromCharCode(point))
  added = new Map()
  let next = 0
  for (let lead = 0x81; lead <= 0xc6; lead++)
    for (let trail = 0x41; trail <= 0xfe; trail++) {
      const syllable = syllables[next]
      if (syllable === undefined) return added
      if (!isAdded(lead, trail)) continue
      added.set(lead * 256 + trail, syllable)
      next += 1
    }
  return added
}

function joined(first: number, rest: Uint8Array): Uint8Array {
  const all = new Uint8Array(rest.length + 1)
  all[0] = first
  all.set(rest, 1)
  return all
}

/** Decodes a text piece by piece. */
export function cp949Decoder(): Pick<TextDecoder, 'decode'> {
  let rest: number | undefined
  return {
    decode(piece = new Uint8Array(), { stream = false } = {}) {
      const given = ArrayBuffer.isView(piece)
        ? new Uint8Array(piece.buffer, piece.byteOffset, piece.byteLength)
        : new Uint8Array(piece)
      const bytes: Uint8Array = rest === undefined ? given : joined(rest, given)
      rest = undefined
      let text = ''
      let from = 0
      for (let at = 0; at < bytes.length; at++) {
        const lead = bytes[at]!
        if (lead < 0x80) continue
        const trail = bytes[at + 1]
        if (trail === undefined && stream) {
          text += eucKr().decode(bytes.subarray(from, at))
          rest = lead
          return text
        }
        if (trail !== undefined && isAdded(lead, trail)) {
          if (from < at) text += eucKr().decode(bytes.subarray(from, at))
          text += addedSyllables().get(lead * 256 + trail) ?? '\uFFFD'
          from = at + 2
        }
        if (trail !== undefined && trail >= 0x41) at += 1
      }
      return text + eucKr().decode(bytes.subarray(from))
    },
  }
}
