import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Tx } from '@hojip/db'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { accountsRefusals } from '../../refusals.ts'
import { puzzleParts, puzzleText, zeroBits, type Puzzle } from '../../rules/puzzle.ts'
import type { AccountsTools } from '../tools.ts'
import { takePuzzle } from '../../store/codes.ts'

/** The browser's solution: the numbers it found, joined by commas. */
export interface SolvedPuzzle {
  token: string
  solution: string
}

const lifeSeconds = 180
const tokenForm = /^([\w-]{22})\.(\d{10})\.(\d{1,2})\.([\w-]{43})$/

function sign(tools: AccountsTools, phone: string, unsigned: string) {
  return createHmac('sha256', tools.secret).update(`puzzle|${phone}|${unsigned}`).digest('base64url')
}

function newPuzzle(tools: AccountsTools, phone: string, bits: number): Puzzle {
  const until = Math.floor(tools.clock.nowMs() / 1000) + lifeSeconds
  const unsigned = `${randomBytes(16).toString('base64url')}.${until}.${bits}`
  return { token: `${unsigned}.${sign(tools, phone, unsigned)}`, bits, parts: puzzleParts }
}

function isSolved(token: string, solution: string, bits: number): boolean {
  const found = solution.split(',')
  if (found.length !== puzzleParts) return false
  return found.every((number, part) => {
    if (!/^\d{1,10}$/.test(number)) return false
    const text = puzzleText(token, part, Number(number))
    return zeroBits(createHash('sha256').update(text).digest()) >= bits
  })
}

/**
 * Whether the solution is for a puzzle of ours for this number, at least this hard, not expired, and not used before.
 */
async function isGood(tools: AccountsTools, tx: Tx, phone: string, bits: number, solved: SolvedPuzzle) {
  const [, id = '', until = '', itsBits = '', signature = ''] = tokenForm.exec(solved.token) ?? []
  const right = Buffer.from(sign(tools, phone, `${id}.${until}.${itsBits}`))
  const given = Buffer.from(signature)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false
  if (Number(until) * 1000 < tools.clock.nowMs() || Number(itsBits) < bits) return false
  if (!isSolved(solved.token, solved.solution, Number(itsBits))) return false
  return takePuzzle(tx, Buffer.from(id, 'base64url'), Number(until) * 1000)
}

/** Refuses with a new puzzle unless one of this hardness was solved for the number. */
export async function refusedPuzzle(
  tools: AccountsTools,
  tx: Tx,
  { phone, bits, solved }: { phone: string; bits: number; solved: SolvedPuzzle | undefined },
): Promise<Refusal<'accounts/puzzleNeeded'> | undefined> {
  if (solved && (await isGood(tools, tx, phone, bits, solved))) return undefined
  return refuse(accountsRefusals.puzzleNeeded, {}, { puzzle: newPuzzle(tools, phone, bits) })
}
