/** Letters of any script, figures, _ and -. */
const allowed = /^[\p{L}\p{M}\p{N}_-]+$/u
const wide = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu

export const nameLimits = { least: 4, most: 20 } as const

/**
 * Whether a name is allowed: 4 to 20 characters. For the minimum a Chinese or Korean character counts as two, so that
 * 小雨 and 김미선 are allowed.
 */
export function isShownName(name: string): boolean {
  const { length } = [...name]
  const width = length + (name.match(wide)?.length ?? 0)
  return allowed.test(name) && width >= nameLimits.least && length <= nameLimits.most
}
