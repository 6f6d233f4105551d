import { posix } from 'node:path'
import type { Finding, Rule } from './rule.ts'
import type { Tree } from './tree.ts'

const codeFile = /^[\w.-]+\.(tsx?|sql|css|md)$/

/** Every path in the documentation exists, whether in a link, a picture or `backticks`. */
export const docPaths: Rule = {
  name: 'doc-paths',
  check: (tree) => {
    const known = [...tree.files, ...new Set(tree.files.flatMap(foldersOf))]
    return tree.files.filter((path) => path.endsWith('.md')).flatMap((path) => faults(tree, known, path))
  },
}

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}

function faults(tree: Tree, known: string[], doc: string): Finding[] {
  return proseLines(tree.text(doc)).flatMap(({ line, text }) => {
    const linked = [...links(text)].filter((path) => !exists(known, posix.dirname(doc), path))
    const written = [...ticks(text)]
      .filter((path) => looksLikePath(tree, doc, path))
      .filter((path) => ![posix.dirname(doc), '.'].some((folder) => exists(known, folder, path)))
      .filter((path) => path.includes('/') || !known.some((one) => posix.basename(one) === path))
    return [...linked, ...written].map((path) => ({ path: doc, line, message: `${path} does not exist` }))
  })
}

/** Targets of links and pictures inside the repository, without anchors. */
function links(text: string): string[] {
  const found = text.matchAll(/\]\(<?([^)\s>]+)|\b(?:src|href|srcset)="([^"\s]+)/g)
  return [...found]
    .map(([, markdown, html]) => (markdown ?? html ?? '').replace(/#.*$/, ''))
    .filter((path) => path && !/^([a-z]+:|\/)/i.test(path))
}

/** The texts in backticks, without a trailing slash or line number. */
function ticks(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, path]) =>
    (path ?? '').replace(/:\d+(-\d+)?$/, '').replace(/\/$/, ''),
  )
}

/** True for `features/<district>/<room>/store.ts`; false for `@hojip/money`, `/v1/orders`, `npm test` and `text/html`. */
function looksLikePath(tree: Tree, doc: string, path: string): boolean {
  if (/^[/@]|[\s(){}=,'"|;$]|:/.test(path)) return false
  if (!path.includes('/')) return codeFile.test(path) && !path.startsWith('.')
  const first = path.split('/')[0] ?? ''
  const starts =
    tree.has(first) || first === '.' || first === '..' || tree.has(posix.join(posix.dirname(doc), first))
  return starts || codeFile.test(posix.basename(path))
}

/** A glob in which `<room>`, `NNNN` and `…` match any name. */
function exists(known: string[], folder: string, path: string): boolean {
  const wanted = posix.join(folder, path.replaceAll(/<[^>]+>|N{4}|…/g, '*'))
  if (wanted.includes('*')) return known.some((one) => posix.matchesGlob(one, wanted))
  return wanted === '.' || known.includes(wanted.replace(/\/$/, ''))
}

/** The lines of a Markdown text outside its fenced blocks, numbered from 1. */
function proseLines(markdown: string): { line: number; text: string }[] {
  let fenced = false
  return markdown.split('\n').flatMap((text, at) => {
    const fence = /^\s*(```|~~~)/.test(text)
    if (fence) fenced = !fenced
    return fence || fenced ? [] : [{ line: at + 1, text }]
  })
}
