import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'

const features = fileURLToPath(new URL('../../features', import.meta.url))

/** The exports of each room's file of this name whose own names end with `ending`. */
async function exported<T>(file: string, ending: string): Promise<[string, T][]> {
  const paths = globSync(`*/*/${file}`, { cwd: features })
  const modules: Record<string, T>[] = await Promise.all(paths.map((path) => import(`${features}/${path}`)))
  return modules.flatMap((one) => Object.entries(one).filter(([name]) => name.endsWith(ending)))
}

type Declared = Record<string, { handledBy: readonly string[] }>

async function declared(): Promise<Map<string, string[]>> {
  const all = await exported<Declared>('contract.ts', 'Events')
  const events = all.flatMap(([, of]) => Object.entries(of))
  return new Map(events.map(([event, { handledBy }]) => [event, [...handledBy].sort()]))
}

/** Lets all rooms register their jobs, and records which of them handles which event. */
async function registered(): Promise<Map<string, string[]>> {
  const rooms = new Map<string, string[]>()
  const ignored = () => undefined
  const on = (event: string, room: string) =>
    void rooms.set(event, [...(rooms.get(event) ?? []), room].sort())
  const jobs = { handle: ignored, handleMany: ignored, byClock: ignored, on, onMany: on }
  const tools = { jobs }
  type Register = (tools: object, options: object) => void
  for (const [, register] of await exported<Register>('index.ts', 'Jobs')) register(tools, {})
  return rooms
}

// The first import of every room takes long, and is no part of a test.
beforeAll(() => Promise.all(['contract.ts', 'index.ts'].map((file) => exported(file, ''))), 300_000)

test('each event names its handlers, and each handler is named by its event', async () => {
  const handledEvents = [...(await declared())].filter(([, rooms]) => rooms.length > 0)
  expect(Object.fromEntries(handledEvents)).toEqual(Object.fromEntries(await registered()))
})

test('events are named room/pastTense', async () => {
  const names = [...(await declared()).keys()]
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !/^[a-z]+\/[a-z]+([A-Z][a-z]+)*$/.test(name))).toEqual([])
})

test('the mall registers the jobs of every room', async () => {
  const rooms = readFileSync(new URL('rooms.ts', import.meta.url), 'utf8')
  for (const [name] of await exported('index.ts', 'Jobs')) expect(rooms).toContain(`  ${name}(`)
})
