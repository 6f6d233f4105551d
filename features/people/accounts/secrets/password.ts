import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { createQueue } from './hash-queue.ts'
import { normalPassword } from '../rules/password/password-length.ts'

const hash = promisify(argon2)

/** Memory in KiB, and the number of passes over it. */
export interface PasswordCost {
  memory: number
  passes: number
  parallelism: number
}

/** The cost in production; tests use less. */
export const fullPasswordCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltLength = 16
const tagLength = 32

/** Hashing is the cheapest way to overload the login, so requests beyond this queue are refused at once. */
const inLine = createQueue({ atOnce: availableParallelism() * 2, longest: 100 })

function derive(password: string, nonce: Buffer, parameters: PasswordCost, length: number) {
  return inLine(() =>
    hash('argon2id', {
      ...parameters,
      tagLength: length,
      message: Buffer.from(normalPassword(password)),
      nonce,
    }),
  )
}

function text(bytes: Buffer) {
  return bytes.toString('base64').replace(/=+$/, '')
}

function header(c: PasswordCost) {
  return `$argon2id$v=19$m=${c.memory},t=${c.passes},p=${c.parallelism}$`
}

/** `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. Throws `QueueFull`. */
export async function hashPassword(password: string, parameters: PasswordCost): Promise<string> {
  const nonce = randomBytes(saltLength)
  const tag = await derive(password, nonce, parameters, tagLength)
  return `${header(parameters)}${text(nonce)}$${text(Buffer.from(tag))}`
}

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

interface Hash {
  parameters: PasswordCost
  salt: Buffer
  tag: Buffer
}

function readHash(stored: string): Hash | undefined {
  const [, m, t, p, salt, tag] = form.exec(stored) ?? []
  if (salt === undefined || tag === undefined) return undefined
  const parameters = { memory: Number(m), passes: Number(t), parallelism: Number(p) }
  return { parameters, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') }
}

function nobody(cost: PasswordCost): Hash {
  return { parameters: cost, salt: Buffer.alloc(saltLength), tag: Buffer.alloc(tagLength) }
}

/** Takes as long for an unknown account (`undefined`) as for a known one. Throws `QueueFull`. */
export async function passwordMatches(
  password: string,
  stored: string | undefined,
  cost: PasswordCost,
): Promise<boolean> {
  const wanted = readHash(stored ?? '') ?? nobody(cost)
  const tag = Buffer.from(await derive(password, wanted.salt, wanted.parameters, wanted.tag.length))
  return timingSafeEqual(wanted.tag, tag) && stored !== undefined
}

/** Whether a hash was made at a cost other than today's and should be replaced. */
export function isOutdated(stored: string, cost: PasswordCost): boolean {
  return !stored.startsWith(header(cost))
}
