import type { Schema } from './plain-schema.ts'

/** What occurs at several places of the document, by its name among the components. */
export type Shared = Map<string, Schema>

export function lengthOf(value: unknown): number {
  return JSON.stringify(value).length
}

export function reference(kind: string, name: string): Schema {
  return { $ref: `#/components/${kind}/${name}` }
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** The name of what consists of one or two fields; undefined when there are more. */
export function nameByFields(schema: Schema): string | undefined {
  const names = Object.keys(schema['properties'] ?? {})
  return names.length === 0 || names.length > 2 ? undefined : names.map(capital).join('And')
}

interface Place {
  /** The name that the part may have; without one it stays in its place. */
  name: string | undefined
  part: Schema
}

/** Collects parts of one kind, of which those that occur at several places become components. */
export function createShare(kind: string) {
  const shared: Shared = new Map()
  return {
    shared,
    /** Of each name the part whose repetitions take the most room, where a component saves some. */
    choose(places: readonly Place[], taken: ReadonlySet<string>) {
      const times = new Map<string, number>()
      const best = new Map<string, number>()
      for (const { name, part } of places) {
        if (name === undefined || taken.has(name)) continue
        const of = `${name} ${JSON.stringify(part)}`
        const n = (times.get(of) ?? 0) + 1
        times.set(of, n)
        const saved = n * (lengthOf(part) - lengthOf(reference(kind, name))) - lengthOf(part) - name.length
        if (saved <= (best.get(name) ?? 0)) continue
        best.set(name, saved)
        shared.set(name, part)
      }
    },
    /** The part, or what refers to it. */
    of({ name, part }: Place): Schema {
      if (name === undefined) return part
      const known = shared.get(name)
      return known && JSON.stringify(known) === JSON.stringify(part) ? reference(kind, name) : part
    },
  }
}
