import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { until } from '../../faults/testing/mall.ts'

/** Commands that make machines of network namespaces, which takes root and Linux. */
export const programsForHosts = ['ip', 'iptables', 'setpriv']

function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  if (error || status !== 0)
    throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr.trim()}`)
  return stdout
}

/** A machine of its own: it has its own addresses, ports and processes, and a cable to the others. */
export interface Host {
  name: string
  address: string
  /** Starts a program on it; its output is for the caller. */
  spawn(command: string, args: readonly string[], options?: SpawnOptions & { uid?: number }): ChildProcess
  /** The numbers of the processes that run there. */
  pids(): number[]
  /** Kills everything that runs there at once. */
  kill(): Promise<void>
  /** From now on no packet passes between the two, in either direction. */
  cutFrom(...others: { address: string }[]): void
  /** Ends what `cutFrom` and `unplug` have begun. */
  rejoin(): void
  /** Pulls the cable. */
  unplug(): void
}

export interface Network {
  hosts: ReadonlyMap<string, Host>
  /** Where the machines reach this process and what runs beside it. */
  gateway: string
  /** All addresses, such as `10.210.7.0/24`. */
  range: string
  close(): Promise<void>
}

interface Facts {
  name: string
  space: string
  cable: string
  address: string
}

function pidsIn(space: string): number[] {
  const listed = spawnSync('ip', ['netns', 'pids', space], { encoding: 'utf8' })
  return listed.stdout.split('\n').filter(Boolean).map(Number)
}

function signalAll(space: string): void {
  for (const pid of pidsIn(space)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It had just ended.
    }
  }
}

function emptied(space: string): Promise<number> {
  const isEmpty = () => {
    // What was being started while the others were killed.
    signalAll(space)
    return pidsIn(space).length === 0
  }
  return until(`everything on ${space} has ended`, isEmpty, 20)
}

function hostOf({ name, space, cable, address }: Facts): Host {
  const inside = (...args: string[]) => run('ip', 'netns', 'exec', space, ...args)
  return {
    name,
    address,
    spawn: (command, args, { uid, ...options } = {}) => {
      const as =
        uid === undefined ? [] : ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', '--']
      // Each of the two becomes the next one, so the child is the program itself.
      return spawn('ip', ['netns', 'exec', space, ...as, command, ...args], options)
    },
    pids: () => pidsIn(space),
    kill: async () => void (await emptied(space)),
    cutFrom: (...others) => {
      for (const { address: other } of others) {
        inside('iptables', '-w', '-I', 'INPUT', '-s', other, '-j', 'DROP')
        inside('iptables', '-w', '-I', 'OUTPUT', '-d', other, '-j', 'DROP')
      }
    },
    rejoin: () => {
      inside('iptables', '-w', '-F')
      run('ip', 'link', 'set', cable, 'up')
    },
    unplug: () => void run('ip', 'link', 'set', cable, 'down'),
  }
}

/** Those of runs that were killed: their names end with the number of the process that made them. */
function sweep(): void {
  const made = run('ip', '-o', 'link', 'show', 'type', 'bridge').matchAll(/\bhj([0-9a-z]+):/g)
  for (const [, id = ''] of made) {
    if (existsSync(`/proc/${Number.parseInt(id, 36)}`)) continue
    for (const space of existsSync('/run/netns') ? readdirSync('/run/netns') : []) {
      if (!space.startsWith(`hojip-${id}-`)) continue
      signalAll(space)
      run('ip', 'netns', 'del', space)
    }
    run('ip', 'link', 'del', `hj${id}`)
  }
}

/** A range of addresses that this machine has not. */
function freeRange(): string {
  const taken = run('ip', '-4', '-o', 'address')
  for (let n = 0; ; n++) {
    const range = `10.${210 + (((process.pid + n) >> 8) % 40)}.${(process.pid + n) & 255}`
    if (!taken.includes(` ${range}.`)) return range
  }
}

/** Machines that are connected by a switch, with this process beside them. */
export function aNetwork(names: readonly string[]): Network {
  sweep()
  const id = process.pid.toString(36)
  const bridge = `hj${id}`
  const range = freeRange()
  const gateway = `${range}.254`
  run('ip', 'link', 'add', bridge, 'type', 'bridge')
  run('ip', 'address', 'add', `${gateway}/24`, 'dev', bridge)
  run('ip', 'link', 'set', bridge, 'up')
  const facts = names.map((name, n): Facts => {
    const space = `hojip-${id}-${name}`
    const cable = `hj${id}-${n}`
    const address = `${range}.${11 + n}`
    const inside = (...args: string[]) => run('ip', '-n', space, ...args)
    run('ip', 'netns', 'add', space)
    run('ip', 'link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
    run('ip', 'link', 'set', cable, 'master', bridge, 'up')
    inside('address', 'add', `${address}/24`, 'dev', 'eth0')
    inside('link', 'set', 'lo', 'up')
    inside('link', 'set', 'eth0', 'up')
    inside('route', 'add', 'default', 'via', gateway)
    return { name, space, cable, address }
  })
  return {
    hosts: new Map(facts.map((one) => [one.name, hostOf(one)])),
    gateway,
    range: `${range}.0/24`,
    close: async () => {
      for (const { space, cable } of facts) {
        await emptied(space)
        // The space is removed some time later.
        run('ip', 'link', 'del', cable)
        run('ip', 'netns', 'del', space)
      }
      run('ip', 'link', 'del', bridge)
    },
  }
}
