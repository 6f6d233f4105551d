let table: Map<string, number> | undefined

/** Node decodes GBK but does not encode it, so the table is built by decoding every two-byte code once. */
function codes(): Map<string, number> {
  if (table) return table
  table = new Map()
  const decoder = new TextDecoder('gbk')
  for (let high = 0x81; high <= 0xfe; high += 1) {
    for (let low = 0x40; low <= 0xfe; low += 1) {
      const character = decoder.decode(Uint8Array.of(high, low))
      const known = character.length === 1 && character !== '\uFFFD'
      if (low !== 0x7f && known && !table.has(character)) table.set(character, high * 256 + low)
    }
  }
  return table
}

/** Text as GBK bytes; characters outside GBK become question marks. */
export function encodeGbk(text: string): Buffer {
  const bytes: number[] = []
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    const code = point < 0x80 ? point : (codes().get(character) ?? 0x3f)
    if (code > 0xff) bytes.push(code >> 8, code & 0xff)
    else bytes.push(code)
  }
  return Buffer.from(bytes)
}
