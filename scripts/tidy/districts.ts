import type { Graph } from './graph.ts'
import { placeOf } from './places.ts'
import { roomImports, type RoomImport } from './room-imports.ts'
import type { Finding, Rule } from './rule.ts'
import type { Tree } from './tree.ts'

/** The districts of `features`, from top to bottom: each may import those below it. */
export const districts = [
  'find',
  'counter',
  'talk',
  'trade',
  'goods',
  'people',
  'media',
  'running',
  'words',
] as const

/** A room is above the rooms it imports; the highest is above so many floors at most. */
const mostFloors = 10

/**
 * Rooms import rooms of their own district or of one further down. What happens in a room above may be listened to: the
 * type of an event, imported from a contract, carries no code and does not count.
 */
export const districtDirections: Rule = {
  name: 'districts',
  check: (tree) => {
    const unknown = unknownDistricts(tree)
    if (unknown.length > 0) return unknown
    const { graph, imports } = roomImports(tree, { events: false })
    return [...upwards(imports), ...tooHigh(graph)]
  },
}

function unknownDistricts(tree: Tree): Finding[] {
  const named = new Set(tree.files.map((path) => placeOf(path).district).filter(Boolean))
  const unknown = [...named].filter((name) => !isDistrict(name))
  const message = `is no district: a room belongs to ${districts.join(', ')}`
  const unread = [...named].filter((name) => isDistrict(name) && !tree.has(`features/${name}/README.md`))
  return [
    ...unknown.map((name) => ({ path: `features/${name}`, line: 0, message })),
    ...unread.map((name) => ({ path: `features/${name}`, line: 0, message: 'has no README.md' })),
  ]
}

function isDistrict(name: string): boolean {
  return levelOf(name) >= 0
}

function levelOf(district: string): number {
  return districts.findIndex((one) => one === district)
}

function upwards(imports: RoomImport[]): Finding[] {
  return imports.flatMap(({ from, to, path, line }) => {
    const [here = '', there = ''] = [from, to].map((unit) => unit.split('/')[1])
    if (levelOf(there) >= levelOf(here)) return []
    return [{ path, line, message: `imports ${to}: ${there} stands above ${here}` }]
  })
}

/** The floor of each room: 1 for those that import no other, else one above the highest that it imports. */
export function floorsOf(graph: Graph, rooms: Iterable<string>): Map<string, number> {
  const floors = new Map<string, number>()
  const floorOf = (room: string): number => {
    const known = floors.get(room)
    if (known !== undefined) return known
    // A circle is reported by its own rule; here it ends.
    floors.set(room, 1)
    const floor = 1 + Math.max(0, ...[...(graph.get(room) ?? [])].map(floorOf))
    floors.set(room, floor)
    return floor
  }
  for (const room of rooms) floorOf(room)
  return floors
}

function tooHigh(graph: Graph): Finding[] {
  return [...floorsOf(graph, graph.keys())]
    .filter(([, floor]) => floor > mostFloors)
    .map(([room, floor]) => ({
      path: room,
      line: 0,
      message: `stands on floor ${floor}, at most ${mostFloors}: it imports rooms that stand too high`,
    }))
}
