import { posix } from 'node:path'
import type { Files } from '../../../tidy/tree.ts'
import { capturedIn } from '../../../text/captured.ts'

/** A page of one of the sites. */
export interface Page {
  address: string
  /** `features/trade/cart`. */
  room: string
  /** The file that defines it. */
  index: string
  /** The code that the definition names: the component, and what it loads. */
  code: string[]
}

const indexes = /^(features\/[^/]+\/[^/]+)\/(?:storefront|business)\/index\.ts$/

/** The pages of all rooms, as their `definePage` describes them. */
export function pagesOf(tree: Files): Page[] {
  return tree.files.flatMap((index) => {
    const room = indexes.exec(index)?.[1]
    if (room === undefined) return []
    const definitions = tree.text(index).split('definePage(').slice(1)
    return definitions.flatMap((text) => {
      const address = /\bpath: '([^']+)'/.exec(text)?.[1]
      const code = capturedIn(text, /import\('(\.[^']+)'\)/g).map((path) =>
        posix.join(posix.dirname(index), path),
      )
      return address === undefined ? [] : [{ address, room, index, code }]
    })
  })
}

/** The paths of the mall in a text, with `*` for what is computed. */
export function addressesIn(text: string): string[] {
  return capturedIn(text, /['"`](\/[^'"`\s]*)/g).map((path) =>
    path.replace(/\$\{[^}]*\}?/g, '*').replace(/[?#].*$/, ''),
  )
}

/** Whether a path leads to a page, in whose address `$id` matches anything. */
export function isAt(path: string, address: string): boolean {
  const parts = path.split('/')
  const pattern = address.split('/')
  return (
    parts.length === pattern.length && pattern.every((part, at) => part.startsWith('$') || part === parts[at])
  )
}
