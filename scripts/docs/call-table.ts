import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { capturedIn } from '../text/captured.ts'
import type { z } from 'zod'

const features = fileURLToPath(new URL('../../features', import.meta.url))

function isCalls(name: string, value: unknown): value is object {
  return name.endsWith('Calls') && typeof value === 'object' && value !== null
}

interface Shapes {
  input: z.ZodType
  output: z.ZodType
}

/** The calls of each room by their names, such as `POST /logout`, read from the contracts. */
async function callsByRoom(): Promise<[room: string, calls: Record<string, Shapes>][]> {
  const rooms = globSync('*/*/contract.ts', { cwd: features })
    .map((file) => ({ room: basename(dirname(file)), file }))
    .toSorted((a, b) => a.room.localeCompare(b.room, 'en'))
  return Promise.all(
    rooms.map(async ({ room, file }): Promise<[string, Record<string, Shapes>]> => {
      const contract = (await import(`${features}/${file}`)) as Record<string, unknown>
      const calls = Object.entries(contract).flatMap(([name, value]) => (isCalls(name, value) ? [value] : []))
      return [room, Object.assign({}, ...calls) as Record<string, Shapes>]
    }),
  )
}

export async function readCallKeys(): Promise<string[]> {
  return [...new Set((await callsByRoom()).flatMap(([, calls]) => Object.keys(calls)))]
}

/** What each call takes and answers, by its name with `{}` for a part that varies, and what these parts are called. */
export async function readShapes(): Promise<Map<string, Shapes & { places: string[] }>> {
  const all = (await callsByRoom()).flatMap(([, calls]) => Object.entries(calls))
  return new Map(
    all.map(([key, { input, output }]) => {
      const places = capturedIn(key, /\{(\w+)\}/g)
      return [key.replaceAll(/\{\w*\}/g, '{}'), { input, output, places }]
    }),
  )
}

/** Which rooms serve the calls under which path prefix. */
export async function readCallTable(): Promise<Map<string, string[]>> {
  const table = new Map<string, string[]>()
  for (const [room, calls] of await callsByRoom()) {
    for (const key of Object.keys(calls)) {
      const parts = key.replace(/^\w+ \//, '').split('/')
      const prefix = `/v1/${parts[0]}${parts.length > 1 ? '/…' : ''}`
      const known = table.get(prefix) ?? []
      if (!known.includes(room)) table.set(prefix, [...known, room])
    }
  }
  return new Map([...table].toSorted(([a], [b]) => a.localeCompare(b, 'en')))
}

export function callTableMarkdown(table: Map<string, string[]>): string {
  const rows = [...table].map(
    ([prefix, rooms]) => `| \`${prefix}\` | ${rooms.map((r) => `\`${r}\``).join(', ')} |`,
  )
  return ['| Path | Room |', '|---|---|', ...rows].join('\n')
}

export const tableMarks = {
  start: '<!-- call table: npm run docs:calls -->',
  end: '<!-- end of call table -->',
}
