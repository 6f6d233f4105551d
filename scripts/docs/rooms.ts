import { posix } from 'node:path'
import { districts, floorsOf } from '../tidy/districts.ts'
import { roomImports } from '../tidy/room-imports.ts'
import type { Tree } from '../tidy/tree.ts'
import { capturedIn } from '../text/captured.ts'

/** The rooms of a district, in the order in which its README lists them. */
function roomsIn(tree: Tree, district: string): string[] {
  return capturedIn(tree.text(`features/${district}/README.md`), /^- `([\w-]+)`:/gm)
}

/** The rooms by their folders. */
export function roomsByFolder(tree: Tree, district: string): string[] {
  const manifests = tree.files.filter((path) =>
    posix.matchesGlob(path, `features/${district}/*/package.json`),
  )
  return manifests.map((path) => posix.basename(posix.dirname(path))).sort()
}

/** The rooms that a district's README lists, sorted. */
export function roomsByReadme(tree: Tree, district: string): string[] {
  return roomsIn(tree, district).sort()
}

/** The first sentence of a README, on one line, with its links resolved from `docs`. */
function firstSentence(tree: Tree, room: string): string {
  const [, paragraph = ''] = tree.text(`${room}/README.md`).split(/\n\n+/)
  const line = paragraph.replace(/\s*\n\s*/g, ' ')
  const [sentence = line] = /^.*?\.(?=\s|$)/.exec(line) ?? []
  return sentence.replace(
    /\]\((\.[^)]*)\)/g,
    (_, link: string) => `](${posix.relative('docs', posix.join(room, link))})`,
  )
}

/** `docs/rooms.md`: every room with one line, by district. */
export function mapOfRooms(tree: Tree): string {
  const parts = districts.map((district) => {
    const rows = roomsIn(tree, district).map((room) => {
      const folder = `features/${district}/${room}`
      return `| [${room}](../${folder}/README.md) | ${firstSentence(tree, folder)} |`
    })
    return [
      `## [${district}](../features/${district}/README.md)`,
      '',
      '| Room | What |',
      '|---|---|',
      ...rows,
    ].join('\n')
  })
  const head = [
    '# The rooms',
    '',
    'Every room with the first sentence of its README, from the top district down. Written by `npm run docs:rooms`.',
  ]
  return `${[head.join('\n'), ...parts].join('\n\n')}\n`
}

/** The rooms by their imports: a row for each floor, a column for each district. */
export function floorsTable(tree: Tree): string {
  const { graph } = roomImports(tree, { events: false })
  const rooms = districts.flatMap((district) =>
    roomsByFolder(tree, district).map((room) => `features/${district}/${room}`),
  )
  const floors = floorsOf(graph, rooms)
  const highest = Math.max(...floors.values())
  const rows = Array.from({ length: highest }, (_, at) => {
    const floor = highest - at
    const cells = districts.map((district) =>
      rooms
        .filter((room) => room.split('/')[1] === district && floors.get(room) === floor)
        .map((room) => posix.basename(room))
        .join(', '),
    )
    return `| ${[floor, ...cells].join(' | ')} |`
  })
  return [`| | ${districts.join(' | ')} |`, `|---|${districts.map(() => '---').join('|')}|`, ...rows].join(
    '\n',
  )
}

export const floorMarks = { start: '<!-- floors: npm run docs:rooms -->', end: '<!-- end of floors -->' }
