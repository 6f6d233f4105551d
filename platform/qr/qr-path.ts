import { encode } from 'uqr'

/** Quiet zone around a code, in modules. The white card around it adds the rest of what the standard demands. */
const quiet = 1

/**
 * A QR code as the data of one SVG path, with a rectangle per run of dark modules. Its error correction allows for a
 * logo in the middle; `plain` codes have none, and fewer and larger modules.
 */
export function qrPath(text: string, look: 'logo' | 'plain' = 'logo'): { size: number; path: string } {
  const { data } = encode(text, { ecc: look === 'logo' ? 'Q' : 'L', border: quiet })
  const runs = data.flatMap((row, y) => {
    const found: string[] = []
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const from = x
      while (row[x + 1]) x++
      const width = x - from + 1
      found.push(`M${from} ${y}h${width}v1h-${width}z`)
    }
    return found
  })
  return { size: data.length, path: runs.join('') }
}
