import type { Locale } from '@hojip/platform/i18n'
import { epochOfWire, isMallDay } from '@hojip/platform/mall-time'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { Line } from './lines.ts'
import { importReasons as no } from './reasons.ts'

/** A row as the file has it. */
export interface CommentRow {
  handle: string
  content: string
  /** The raw value. All rows together decide what it means. */
  star: number | undefined
  author: string | undefined
  pictures: string[]
  at: Date
}

const longestContent = 2_000
const mostPictures = 9

/** Times without a zone are in the mall's zone. */
function readTime(value: unknown): Date | undefined {
  if (typeof value !== 'string') return undefined
  const match = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?)(Z|[+-]\d{2}:?\d{2})?)?$/.exec(
    value.trim(),
  )
  if (!match) return undefined
  const [, day = '', time = '00:00', zone] = match
  if (!isMallDay(day)) return undefined
  const at = new Date(zone ? Date.parse(`${day}T${time}${zone}`) : epochOfWire(`${day} ${time}`))
  return Number.isNaN(at.getTime()) ? undefined : at
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

function textOf(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string') return undefined
  // PostgreSQL cannot store zero characters, and half a surrogate pair is not a character.
  const text = value.replaceAll('\0', '').toWellFormed().trim()
  return text !== '' && text.length <= most ? text : undefined
}

export function readRow(line: Line, nowMs: number): CommentRow | Refusal {
  if (line.text === undefined) return refuse(line.fault === 'too long' ? no.lineTooLong : no.notUtf8)
  const raw = parse(line.text)
  if (!raw) return refuse(no.notAnObject)
  const wrong = (field: string) => refuse(no.wrongField, { field })
  const handle = textOf(raw['handle'], 200)
  if (handle === undefined) return wrong('handle')
  const content = textOf(raw['content'], longestContent)
  if (content === undefined) return wrong('content')
  const at = readTime(raw['at'])
  if (!at || at.getTime() > nowMs) return wrong('at')
  const pictures = raw['pictures'] ?? []
  if (!Array.isArray(pictures) || pictures.some((one) => typeof one !== 'string')) return wrong('pictures')
  const star = raw['star'] ?? undefined
  if (star !== undefined && typeof star !== 'number') return wrong('star')
  const author = textOf(raw['author'], 50)
  return { handle, content, star, author, pictures: (pictures as string[]).slice(0, mostPictures), at }
}

/** The language a text is written in, by its script. */
export function localeOfText(text: string): Locale | undefined {
  if (/\p{Script=Hangul}/u.test(text)) return 'ko-KR'
  if (/\p{Script=Han}/u.test(text)) return 'zh-CN'
  return /[A-Za-z]/.test(text) ? 'en-US' : undefined
}
