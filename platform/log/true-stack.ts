import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { originalPlaces, type Place } from './original-places.ts'

/** The repository. */
const root = new URL('../../', import.meta.url).href

const frame = /(file:\/\/\/(?:[A-Z]:)?[^\s():]+\.js):(\d+):(\d+)/g
/** Packages come as they are; a folder of builds may lie in a cache among them. */
const ofPackage = /\/node_modules\/(?!\.)/

interface SourceMap {
  sources: string[]
  mappings: string
}

/** The map beside a file; undefined where there is none. */
function mapOf(url: string): SourceMap | undefined {
  try {
    return JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8')) as SourceMap
  } catch {
    return undefined
  }
}

/** Frames of before. The same ones come again and again, and a map takes some milliseconds to read. */
const known = new Map<string, string>()
const mostKnown = 2_000

function learn(url: string, places: readonly Place[]): void {
  const map = ofPackage.test(url) ? undefined : mapOf(url)
  const originals = map ? originalPlaces(map.mappings, places) : []
  for (const [index, { line, column }] of places.entries()) {
    const original = originals[index]
    const source = original && map?.sources[original.source]
    const own = `${url}:${line}:${column}`
    known.set(own, source === undefined ? own : `${root}${source}:${original!.line}:${original!.column}`)
  }
}

/**
 * A stack with the files and lines of the sources, where it names those of a program that was built from them and has a map
 * beside it.
 */
export function trueStack(stack: string): string {
  if (known.size > mostKnown) known.clear()
  const unknown = new Map<string, Place[]>()
  for (const [own, url = '', line, column] of stack.matchAll(frame)) {
    if (known.has(own)) continue
    const places = unknown.get(url) ?? []
    unknown.set(url, [...places, { line: Number(line), column: Number(column) }])
  }
  for (const [url, places] of unknown) learn(url, places)
  return stack.replace(frame, (own) => known.get(own) ?? own)
}
