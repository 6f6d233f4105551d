import { existsSync, mkdirSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Host } from './hosts.ts'

const groups = '/sys/fs/cgroup/blkio'
const limit = 'blkio.throttle.write_iops_device'

/** Whether the kernel can slow down the disk for some processes: that of control groups of version 1. */
export function hasSlowDisk(): boolean {
  return existsSync(join(groups, limit))
}

/** The processes of machines may write to the disk only so many times a second, until the returned function is called. */
export function slowDown(hosts: readonly Host[], writesASecond: number): () => void {
  const group = join(groups, `hojip-${process.pid}`)
  mkdirSync(group)
  const { dev } = statSync(tmpdir())
  writeFileSync(join(group, limit), `${dev >> 8}:${dev & 255} ${writesASecond}`)
  const move = (to: string) => {
    for (const pid of hosts.flatMap((host) => host.pids())) {
      try {
        writeFileSync(join(to, 'cgroup.procs'), String(pid))
      } catch {
        // It had just ended.
      }
    }
  }
  move(group)
  return () => {
    while (true) {
      move(groups)
      try {
        return rmdirSync(group)
      } catch {
        // One was started meanwhile.
      }
    }
  }
}
