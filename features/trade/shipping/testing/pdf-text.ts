import { inflateSync } from 'node:zlib'

/** The decompressed streams of a PDF: drawings of pages, fonts and their tables. */
function streamsOf(pdf: Buffer): Buffer[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\/FlateDecode\s*>>\s*stream\r?\n/g)].map((found) => {
    const from = found.index + found[0].length
    return inflateSync(pdf.subarray(from, text.indexOf('endstream', from)))
  })
}

/** A literal string of a PDF: bytes, or UTF-16 after a mark. */
function stringOf(literal: string): string {
  const escaped: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
  const bytes = literal.replaceAll(/\\(?:([0-7]{1,3})|([^]))/g, (_all, octal: string, one: string) =>
    octal ? String.fromCharCode(parseInt(octal, 8)) : (escaped[one] ?? one),
  )
  const read = Buffer.from(bytes, 'latin1')
  return bytes.startsWith('\xFE\xFF') ? read.subarray(2).swap16().toString('utf16le') : bytes
}

/** The size of the letters of each text, by the text. */
export interface SaidText {
  text: string
  sizes: number[]
}

/** The texts of a PDF (their `ActualText`), in the order in which they are drawn. */
export function textsOfPdf(pdf: Buffer): SaidText[] {
  return streamsOf(pdf).flatMap((stream) => {
    const drawing = stream.toString('latin1')
    const spans = drawing.matchAll(/\/ActualText \(((?:\\[^]|[^\\)])*)\)[^]*?BDC([^]*?)EMC/g)
    return Array.from(spans, ([, literal, drawn]) => ({
      text: stringOf(literal!),
      sizes: Array.from(drawn!.matchAll(/\/\S+ ([\d.]+) Tf/g), ([, size]) => Number(size)),
    }))
  })
}

/** The names of the fonts in a PDF. */
export function fontsOfPdf(pdf: Buffer): string[] {
  const names = [...pdf.toString('latin1').matchAll(/\/BaseFont \/[A-Z]+\+([\w-]+)/g)]
  return [...new Set(names.map(([, name]) => name!))]
}
