/**
 * Characters that are not seen: controls but line feed and tab, soft hyphens, zero-width spaces and joiners outside of
 * emoji, marks and overrides of the writing direction, invisible operators, the byte order mark, and tag characters.
 */
const unseen =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u115F\u1160\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\u{E0000}-\u{E007F}]|\u034F|\u180E/gu
const joinerOutsideEmoji =
  /(?<![\p{Extended_Pictographic}\uFE0F\p{Emoji_Modifier}])\u200D|\u200D(?!\p{Extended_Pictographic})/gu
/** More combining marks on one letter than any language writes. */
const piledMarks = /(\p{M}{4})\p{M}+/gu

/** The text without what a reader cannot see, so that it reads as it is stored and cannot be empty in disguise. */
export function seenText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(unseen, '')
    .replaceAll(joinerOutsideEmoji, '')
    .replaceAll(piledMarks, '$1')
    .normalize('NFC')
    .trim()
}
