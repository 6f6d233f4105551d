import { posix } from 'node:path'
import type { Graph } from '../../../tidy/graph.ts'

const homes = new Map<string, string>()

/** The folder whose tests are a file's own: a room, a part of the platform or of an app, a folder of scripts. */
export function homeOf(path: string): string {
  const known = homes.get(path)
  if (known !== undefined) return known
  const folders = posix.dirname(path).split('/')
  const [top] = folders
  const home = folders.slice(0, top === 'apps' || top === 'features' ? 3 : 2).join('/')
  homes.set(path, home)
  return home
}

/** The files that use one of `starts`, however far up, with the least number of homes that have to be left on the way. */
export function reachOf(users: Graph, starts: Iterable<string>): Map<string, number> {
  const reached = new Map([...starts].map((path) => [path, 0]))
  let open = [...reached.keys()]
  for (let left = 0; open.length > 0; left += 1) {
    const next: string[] = []
    for (const path of open) {
      if (reached.get(path) !== left) continue
      for (const user of users.get(path) ?? []) {
        const away = homeOf(user) === homeOf(path) ? left : left + 1
        if ((reached.get(user) ?? Infinity) <= away) continue
        reached.set(user, away)
        // Within the same home the walk goes on at once: `open` grows while it is walked.
        ;(away === left ? open : next).push(user)
      }
    }
    open = next
  }
  return reached
}
