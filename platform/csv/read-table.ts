import type { Locale } from '../i18n/index.ts'
import { separatorLine } from './encoding.ts'

/** A column's heading in Chinese, English and Korean. */
type Headings = readonly [zh: string, en: string, ko: string]

export function headingIn(locale: Locale, [zh, en, ko]: Headings): string {
  return { 'zh-CN': zh, 'en-US': en, 'ko-KR': ko }[locale]
}

/** Reads cells by RFC 4180, separated by what the file names, or by what its first line has most of. */
function cellsOf(file: string): string[][] {
  const named = separatorLine(file)
  const text = file.slice(named?.length ?? 0)
  const [first = ''] = text.split(/\r?\n/, 1)
  const [likely = ','] = [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)
  const separator = named?.separator ?? likely
  let line = ['']
  const lines = [line]
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const here = text.charAt(at)
    const cell = line.length - 1
    if (quoted) {
      if (here === '"' && text[at + 1] === '"') {
        line[cell] += here
        at += 1
      } else if (here === '"') quoted = false
      else line[cell] += here
    } else if (here === '"') quoted = true
    else if (here === separator) line.push('')
    else if (here === '\n') lines.push((line = ['']))
    else if (here !== '\r') line[cell] += here
  }
  return lines
}

/** The content of a cell, without what spreadsheets and our own sheets add to show it as text. */
function plain(cell: string | undefined): string {
  return (cell ?? '')
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(/^'/, '')
    .trim()
}

/**
 * The wanted columns of a sheet that people filled in, a row for each line below the headings that is not empty. Other
 * columns may come before, between and after them. Undefined for a file that lacks one.
 * @param columns the headings that each may have
 */
export function readTable<C extends string>(
  text: string,
  columns: Record<C, readonly string[]>,
): Record<C, string>[] | undefined {
  const [head = [], ...lines] = cellsOf(text)
  const headings = head.map(plain)
  const places = Object.entries<readonly string[]>(columns).map(
    ([column, names]) => [column as C, headings.findIndex((heading) => names.includes(heading))] as const,
  )
  if (places.some(([, place]) => place < 0)) return undefined
  return lines
    .filter((cells) => cells.some((cell) => plain(cell) !== ''))
    .map(
      (cells) =>
        Object.fromEntries(places.map(([column, place]) => [column, plain(cells[place])])) as Record<
          C,
          string
        >,
    )
}
