import { fileURLToPath } from 'node:url'
import { openSync, type Font } from 'fontkit'

/** A font of the labels, by the name under which a document knows it. */
export interface LabelFont {
  name: string
  path: string
}

/**
 * They come with the mall: labels look alike on every printer, and few machines have all scripts. The first one that has
 * a character draws it.
 */
export const labelFonts: readonly LabelFont[] = [
  'noto-sans-cjk-sc.otf',
  ...['latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'arabic', 'mongolian'].map(
    (script) => `noto-sans-${script}.ttf`,
  ),
  'noto-serif-tibetan.ttf',
].map((name) => ({ name, path: fileURLToPath(new URL(`../font/${name}`, import.meta.url)) }))

/** Marks that change how their neighbours look and show nothing themselves. */
const invisible = /^\p{Default_Ignorable_Code_Point}$/u

const opened = new Map<LabelFont, Font>()

function fontOf(font: LabelFont): Font {
  let found = opened.get(font)
  if (!found) {
    const file = openSync(font.path)
    if (!('hasGlyphForCodePoint' in file)) throw new Error(`${font.path} is a collection of fonts`)
    found = file
    opened.set(font, found)
  }
  return found
}

function draws(font: LabelFont, text: string): boolean {
  return [...text].every(
    (one) => invisible.test(one) || fontOf(font).hasGlyphForCodePoint(one.codePointAt(0)!),
  )
}

/** The font that draws a character with all its marks: the one before it where that has them, so that words stay whole. */
export function fontThatDraws(character: string, before?: LabelFont): LabelFont | undefined {
  if (before && draws(before, character)) return before
  return labelFonts.find((font) => draws(font, character))
}

/** As it is drawn: in composed characters, on one line, without control characters. */
export function drawnText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** The characters of a text that no font has. */
export function charactersWithoutFont(text: string): string[] {
  const without = [...drawnText(text)].filter((one) => !fontThatDraws(one))
  return [...new Set(without)]
}
