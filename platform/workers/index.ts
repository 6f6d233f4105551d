/** A program in several processes behind one port: a primary that keeps them alive, and workers that do the work. */
import cluster from 'node:cluster'

export { NotOpened, openCrew, type Crew } from './crew.ts'
export type { Line } from './line.ts'
export type { Member } from './member.ts'
export { primaryOfWorker, type Primary } from './worker.ts'

/** Whether this process is a worker of a primary. */
export function isWorker(): boolean {
  return cluster.isWorker
}
