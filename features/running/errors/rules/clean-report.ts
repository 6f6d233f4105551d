/** A browser's report of an error. */
export interface Report {
  message: string
  url: string
  stack?: string | undefined
}

export const longest = { message: 300, url: 300, stack: 2000 } as const

const hidden = '…'
/** Mail addresses; long numbers such as phone and card numbers; tokens. An object's id does not identify a person. */
const mail = /[^\s@/]+@[^\s@/]+\.[^\s@/]+/g
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi
const telling = new RegExp(`(${uuid.source})|\\+?\\d(?:[ -]?\\d){6,}|[A-Za-z0-9_-]{32,}`, 'gi')
const queries = /[?#][^\s:)'"]*/g
/** Search words are part of the path. */
const searched = /(\/search\/)[^\s/:)'"]+/g

function withoutPeople(text: string): string {
  return text
    .replace(queries, '')
    .replace(searched, `$1${hidden}`)
    .replace(mail, hidden)
    .replace(telling, (_, id: string | undefined) => id ?? hidden)
}

function pathOf(url: string): string {
  return URL.parse(url, 'http://mall.invalid')?.pathname ?? ''
}

/** An address as it may be logged: its path alone, without search words, tokens and long numbers. */
export function cleanAddress(url: string): string {
  return withoutPeople(decoded(pathOf(url))).slice(0, longest.url)
}

/** The report as it may be logged: only the path of each address, and nothing that identifies a person. */
export function cleanReport({ message, url, stack }: Report): Report {
  return {
    message: withoutPeople(message).slice(0, longest.message),
    url: cleanAddress(url),
    ...(stack === undefined ? {} : { stack: withoutPeople(stack).slice(0, longest.stack) }),
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Two reports with the same key are the same error. */
export function keyOfReport({ message, url, stack = '' }: Report): string {
  return JSON.stringify([message, url, stack.split('\n', 2)[1] ?? ''])
}
