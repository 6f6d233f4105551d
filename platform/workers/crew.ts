import { setTimeout as sleep } from 'node:timers/promises'
import { minuteMs } from '../clock/index.ts'
import { countDeaths } from '../keep-alive/index.ts'
import type { Log } from '../log/index.ts'
import { hire, type End, type Member } from './member.ts'
import { topics } from './topics.ts'
import { watchOver } from './watch.ts'

export interface CrewOptions {
  /** How many workers there are. */
  count: number
  log: Log
  /** The environment of the next worker. */
  env: () => Record<string, string | undefined>
  /** What a worker is to work with, once that is prepared. */
  prepared: () => Promise<unknown>
  /** Introduces a worker to what the workers say to each other. */
  onHired?: (member: Member, others: () => readonly Member[]) => void
  /** Codes with which a worker ends for all of them: another one would end in the same way. */
  endsAll: readonly number[]
  /** Called once when the crew cannot go on: with such a code, or undefined after too many deaths. */
  onLost: (code: number | undefined) => void
  /** How long a worker may take to end after it was told to. */
  stopWithinMs: number
  /** For tests: how long a worker may take to take requests, and how often and how long it is asked whether it lives. */
  openWithinMs?: number
  askEveryMs?: number
  hungAfterMs?: number
}

export interface Crew {
  /** Starts the first worker, and the others once it takes requests. Throws `NotOpened` when it ends before. */
  start(): Promise<void>
  /**
   * Replaces one worker after the other: starts a new one, waits until it can serve, ends the old one. Where a new one does
   * not come up the others stay. A second wish during a replacement begins another one after it.
   */
  replace(): Promise<void>
  /** The workers that take requests, also those that are ending. */
  open(): readonly Member[]
  /** Says something to every worker. */
  sayToAll(topic: string, data: unknown): void
  /** Ends all workers. They keep answering for a while first. */
  stop(): Promise<void>
}

/** The first worker has ended before it took requests: it has said why. */
export class NotOpened extends Error {
  readonly code: number
  constructor(end: End) {
    super('the first worker ended before it took requests')
    this.code = end.code || 1
  }
}

interface Standing {
  options: CrewOptions
  openWithinMs: number
  members: Set<Member>
  /** Those that take requests. */
  open: Set<Member>
  /** Those that were told to end. */
  ending: Set<Member>
  /** Started first of all, or to replace another one, and not up yet: their end is told to the one who waits for them. */
  onTrial: Set<Member>
  isManyDeaths: (nowMs: number) => boolean
  isOver: boolean
}

function standing({ members, ending }: Standing): Member[] {
  return [...members].filter((member) => !ending.has(member))
}

function lose(crew: Standing, code: number | undefined): void {
  if (crew.isOver) return
  crew.isOver = true
  crew.options.onLost(code)
}

function onGone(crew: Standing, member: Member, { code, signal }: End): void {
  const { members, ending, onTrial, options } = crew
  const isExpected = ending.has(member) || onTrial.has(member)
  for (const set of [members, crew.open, ending, onTrial]) set.delete(member)
  if (crew.isOver || isExpected) return
  options.log.error('workers.ended', { pid: member.pid, code, signal })
  if (code !== null && options.endsAll.includes(code)) lose(crew, code)
  else if (crew.isManyDeaths(performance.now())) lose(crew, undefined)
  else fill(crew)
}

function add(crew: Standing, isTrial = false): Member {
  const { options, openWithinMs } = crew
  const member = hire(options.env())
  crew.members.add(member)
  if (isTrial) crew.onTrial.add(member)
  member.line.answer(topics.prepared, options.prepared)
  member.line.answer(topics.there, () => true)
  options.onHired?.(member, () => standing(crew).filter((other) => other !== member))
  void member.opened.then((isOpen) => {
    if (!isOpen) return
    crew.open.add(member)
    options.log.info('workers.open', { pid: member.pid })
  })
  void member.gone.then((end) => onGone(crew, member, end))
  void watchOver(member, { ...options, openWithinMs })
  return member
}

function fill(crew: Standing): void {
  while (!crew.isOver && standing(crew).length < crew.options.count) add(crew)
}

async function dismiss({ ending, options }: Standing, member: Member, lead: boolean): Promise<void> {
  ending.add(member)
  member.line.say(topics.stop, lead)
  const late = sleep(options.stopWithinMs, 'late', { ref: false })
  if ((await Promise.race([member.gone, late])) === 'late') member.kill()
  await member.gone
}

async function replaceOne(crew: Standing, old: Member): Promise<boolean> {
  const fresh = add(crew, true)
  const late = sleep(crew.openWithinMs, false, { ref: false })
  const isReady = await Promise.race([fresh.ready, late])
  crew.onTrial.delete(fresh)
  if (isReady) await dismiss(crew, old, false)
  else if (!crew.isOver) {
    crew.options.log.error('workers.not-replaced', { pid: old.pid })
    await dismiss(crew, fresh, false)
  }
  fill(crew)
  return isReady
}

async function replaceAll(crew: Standing): Promise<void> {
  for (const old of standing(crew)) {
    if (crew.isOver) return
    // It may have died meanwhile, and the one that follows it is new already.
    if (crew.members.has(old) && !(await replaceOne(crew, old))) return
  }
  crew.options.log.info('workers.replaced', { count: crew.options.count })
}

async function startFirst(crew: Standing): Promise<void> {
  const first = add(crew, true)
  const isOpen = await first.opened
  crew.onTrial.delete(first)
  if (!isOpen) throw new NotOpened(await first.gone)
  fill(crew)
}

/** The processes that do the work of a program, kept at their number. */
export function openCrew(options: CrewOptions): Crew {
  const countDeath = countDeaths()
  const crew: Standing = {
    options,
    openWithinMs: options.openWithinMs ?? 2 * minuteMs,
    members: new Set(),
    open: new Set(),
    ending: new Set(),
    onTrial: new Set(),
    isManyDeaths: (nowMs) => countDeath(nowMs).isMany,
    isOver: false,
  }
  let replacing = Promise.resolve()
  let isWished = false
  const replaceWished = () => {
    isWished = false
    return replaceAll(crew)
  }
  // However this process ends, nobody would keep its workers.
  const killAll = () => {
    for (const member of crew.members) member.kill()
  }
  process.once('exit', killAll)
  return {
    start: () => startFirst(crew),
    replace: () => {
      if (!isWished) replacing = replacing.then(replaceWished)
      isWished = true
      return replacing
    },
    open: () => [...crew.open],
    sayToAll: (topic, data) => {
      for (const { line } of crew.members) line.say(topic, data)
    },
    stop: async () => {
      crew.isOver = true
      await Promise.all([...crew.members].map((member) => dismiss(crew, member, true)))
      process.off('exit', killAll)
    },
  }
}
