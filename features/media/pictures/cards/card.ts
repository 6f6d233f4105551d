import { fileURLToPath } from 'node:url'

interface Place {
  left: number
  top: number
  width: number
  height: number
}

export interface CardText {
  kind: 'text'
  /** Pieces of one line of writing, each with its size in pixels. */
  pieces: readonly { text: string; size: number }[]
  color: string
  left: number
  width: number
  /** The text begins below `top`, or ends at `bottom`. */
  top?: number
  bottom?: number
  /** What does not fit into so many lines is cut, with an ellipsis. */
  lines: number
}

/** The contents of a card, from top to bottom. */
export type CardPart =
  | ({ kind: 'area'; color: string } & Place)
  /** A WebP picture of ours, which fills its place; what sticks out is cut off. */
  | ({ kind: 'picture'; webp: Uint8Array } & Place)
  | CardText

export interface Card {
  width: number
  height: number
  color: string
  parts: readonly CardPart[]
}

function fontPath(name: string): string {
  return fileURLToPath(new URL(`./font/${name}`, import.meta.url))
}

/** The font of the cards: it comes with the mall, since few servers have one with Chinese and Korean. */
export const cardFont = { file: fontPath('noto-sans-cjk-sc-bold.otf'), name: 'Noto Sans CJK SC Bold' }

/** Keeps the library from the fonts of the machine. Read when its process starts. */
export const cardFontEnv = { FONTCONFIG_FILE: fontPath('fonts.conf'), PANGOCAIRO_BACKEND: 'fontconfig' }
